import { type KeyboardEvent, useId, useState } from 'react';
import { useMiembrosFindAllQuery } from '../../api/miembros-api';
import { hasNamesake, mencionAt, offeredFor, type Persona } from './menciones';

const none: Persona[] = [];

/** The people offered after an `@`, chosen by the arrow keys and Enter or by the mouse. */
export function useMenciones(
  area: { current: HTMLTextAreaElement | null },
  text: string,
  people: readonly Persona[],
  onChoose: (text: string, persona: Persona) => void,
) {
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const typed = caret === null ? null : mencionAt(text, caret);
  const offered = typed ? offeredFor(typed.query, people) : none;
  const current = Math.min(place, offered.length - 1);
  const namesakes = offered.filter((persona) => hasNamesake(persona, people));
  const { data: miembros } = useMiembrosFindAllQuery({}, { skip: namesakes.length === 0 });
  /** What tells people with one name apart. */
  const emailOf = (persona: Persona) =>
    namesakes.includes(persona) ? miembros?.find(({ id: other }) => other === persona.id)?.email : undefined;

  const choose = (persona: Persona) => {
    if (!typed || caret === null) return;
    const before = `${text.slice(0, typed.from)}@${persona.nombre} `;
    onChoose(before + text.slice(caret), persona);
    setCaret(null);
    requestAnimationFrame(() => area.current?.setSelectionRange(before.length, before.length));
  };

  return {
    id,
    offered,
    current,
    emailOf,
    choose,
    close: () => setCaret(null),
    follow: () => {
      setCaret(area.current?.selectionEnd ?? null);
      setPlace(0);
    },
    aria: {
      'aria-autocomplete': 'list',
      'aria-controls': offered.length > 0 ? id : undefined,
      'aria-activedescendant': offered.length > 0 ? `${id}-${current}` : undefined,
    } as const,
    /** Whether the key was for the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const persona = offered[current];
      if (!persona) return false;
      if (event.key === 'ArrowDown') setPlace((current + 1) % offered.length);
      else if (event.key === 'ArrowUp') setPlace((current + offered.length - 1) % offered.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(persona);
      else if (event.key === 'Escape') setCaret(null);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
