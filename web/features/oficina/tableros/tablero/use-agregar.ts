import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../../../lib/new-id';

/** A card or a list to add. Another attempt with the same title has the same id, so that only one is created. */
export interface Nueva {
  id: string;
  title: string;
}

/**
 * The text typed into a form that adds a thing for each line. It also gives the function that adds the things, one
 * after the other.
 *
 * @param onAdd resolves to undefined when the server refused
 * @param onLost called with the texts that were not added when the form disappears
 */
export function useAgregar(onAdd: (nueva: Nueva) => Promise<unknown>, onLost: (text: string) => void = nothing) {
  const [text, showText] = useState('');
  /** The typed text, which is newer than the text that React shows. */
  const typed = useRef('');
  const setText = (next: string) => {
    typed.current = next;
    showText(next);
  };
  const waiting = useRef<Nueva[]>([]);
  const refused = useRef<Nueva[]>([]);
  const lose = useEffectEvent(() => typed.current.trim() && onLost(typed.current));
  useEffect(() => () => void lose(), []);

  /** Returns whether there was a title to add. */
  const add = (): boolean => {
    const again = refused.current.splice(0);
    const nuevas = titlesOf(text).map((title) => {
      const index = again.findIndex((one) => one.title === title);
      return index < 0 ? { id: newId(), title } : (again.splice(index, 1)[0] as Nueva);
    });
    if (nuevas.length === 0) return false;
    setText('');
    const isAdding = waiting.current.length > 0;
    waiting.current.push(...nuevas);
    if (!isAdding) void send();
    return true;
  };
  const send = async () => {
    // Titles are sent one after the other, since the server puts each new item at the end.
    for (let [next] = waiting.current; next; [next] = waiting.current) {
      if ((await onAdd(next)) === undefined) break;
      waiting.current.shift();
    }
    // Refused titles go back into the field, before the text that was typed meanwhile.
    refused.current = waiting.current.splice(0);
    const titles = refused.current.map(({ title }) => title);
    setText([...titles, typed.current].filter(Boolean).join('\n'));
  };

  return { text, setText, add };
}

const nothing = () => undefined;

const titlesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
