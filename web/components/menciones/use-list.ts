import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';

/** A typed piece before the caret that can be completed: its place, and the text after its sign. */
export interface Tecleado {
  from: number;
  query: string;
}

/** Follows the caret of a text field, and gives the piece that `at` finds before it. */
export function useTecleado(
  area: { current: HTMLTextAreaElement | null },
  text: string,
  at: (text: string, caret: number) => Tecleado | null,
) {
  const [caret, setCaret] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  return {
    area,
    text,
    caret,
    place,
    setPlace,
    typed: caret === null ? null : at(text, caret),
    close: () => setCaret(null),
    follow: () => {
      setCaret(area.current?.selectionEnd ?? null);
      setPlace(0);
    },
  };
}

/** The options that complete the typed text. The arrow keys and Enter choose, or the mouse. */
export function useLista<T>(
  { area, text, caret, place, setPlace, typed, close, follow }: ReturnType<typeof useTecleado>,
  offered: readonly T[],
  toText: (one: T) => string,
  onChoose: (text: string, one: T) => void,
) {
  const id = useId();
  const current = Math.min(place, offered.length - 1);
  const choose = (one: T) => {
    if (!typed || caret === null) return;
    const before = `${text.slice(0, typed.from)}${toText(one)} `;
    // React must draw the caret's new place before the next key arrives.
    flushSync(() => {
      onChoose(before + text.slice(caret), one);
      close();
    });
    area.current?.setSelectionRange(before.length, before.length);
  };

  return {
    id,
    offered,
    current,
    choose,
    close,
    follow,
    aria: {
      'aria-autocomplete': 'list',
      'aria-controls': offered.length > 0 ? id : undefined,
      'aria-activedescendant': offered.length > 0 ? `${id}-${current}` : undefined,
    } as const,
    /** Handles a key. Gives whether the key was for the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const one = offered[current];
      if (!one) return false;
      if (event.key === 'ArrowDown') setPlace((current + 1) % offered.length);
      else if (event.key === 'ArrowUp') setPlace((current + offered.length - 1) % offered.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(one);
      else if (event.key === 'Escape') close();
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

export type Lista<T> = ReturnType<typeof useLista<T>>;
