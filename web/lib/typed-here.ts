import { useEffect } from 'react';

/** A mark for each form of the page in which somebody writes. */
const forms = new Set<symbol>();

/** Says that something is being written in a form of the page. */
export function useTypedHere(isTyped: boolean): void {
  useEffect(() => {
    if (isTyped) return beginTyped();
  }, [isTyped]);
}

/** The same for what was written and is on its way. @returns what ends it */
export function beginTyped(): () => void {
  const form = Symbol();
  forms.add(form);
  return () => void forms.delete(form);
}

/** Whether leaving the page, or taking a part of it away, would lose what somebody writes. */
export const isTypedHere = (): boolean => forms.size > 0;
