import { useEffect, useRef } from 'react';

/** What is being written in a form of the page. */
interface Typing {
  /** As it is shown where the form is no longer: a line for each field. */
  lines: () => readonly string[];
}

/** What is being written in the forms of the page. */
const forms = new Set<Typing>();

const unknown = (): readonly string[] => [];

/**
 * Says that something is being written in a form of the page.
 * @param lines what it is, for who loses the form; called while the form is there
 */
export function useTypedHere(isTyped: boolean, lines: Typing['lines'] = unknown): void {
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  useEffect(() => {
    if (isTyped) return beginTyped(() => latest.current());
  }, [isTyped]);
}

/** The same for what was written and is on its way. @returns what ends it */
export function beginTyped(lines: Typing['lines'] = unknown): () => void {
  const form = { lines };
  forms.add(form);
  return () => void forms.delete(form);
}

/** Whether leaving the page, or taking a part of it away, would lose what somebody writes. */
export const isTypedHere = (): boolean => forms.size > 0;

/** What is being written on the page now. @returns what of it has gone with its form, when called later */
export function watchTyped(): () => string[] {
  const before = [...forms].map((form) => ({ form, lines: form.lines() }));
  return () => before.flatMap(({ form, lines }) => (forms.has(form) ? [] : lines));
}
