import { useEffect, useRef } from 'react';

/** The unsaved text of a form of the page. */
interface Typing {
  /** The typed values, a line for each field, to show them where the form no longer exists. */
  lines: () => readonly string[];
}

/** The forms of the page with unsaved text. */
const forms = new Set<Typing>();

const unknown = (): readonly string[] => [];

/**
 * Marks a form of the page as having unsaved text.
 * @param lines the typed values, for a person who loses the form; called while the form is there
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

/** Does the same as {@link useTypedHere} for text that is being sent. @returns a function that ends the mark */
export function beginTyped(lines: Typing['lines'] = unknown): () => void {
  const form = { lines };
  forms.add(form);
  return () => void forms.delete(form);
}

/** Whether leaving the page, or removing a part of it, would lose typed text. */
export const isTypedHere = (): boolean => forms.size > 0;

/**
 * Remembers the unsaved text of the page. @returns a function that gives the lines whose form is gone when it is called
 */
export function watchTyped(): () => string[] {
  const before = [...forms].map((form) => ({ form, lines: form.lines() }));
  return () => before.flatMap(({ form, lines }) => (forms.has(form) ? [] : lines));
}
