/** How many characters around the part that differs are shown. */
const CONTEXT = 40;

/** The part of two texts that differs, with a little of what both have before and after it. */
export interface Diferencia {
  antes: string;
  uno: string;
  otro: string;
  despues: string;
}

/** Finds where two texts differ, in whole words: «Firma el lunes», «Firma el martes» → «lunes», «martes». */
export function diferencia(uno: string, otro: string): Diferencia {
  const [one, other] = [wordsOf(uno), wordsOf(otro)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const before = one.slice(0, start).join('');
  const after = one.slice(one.length - end).join('');
  return {
    antes: before.length > CONTEXT ? `…${lastOf(before)}` : before,
    uno: one.slice(start, one.length - end).join(''),
    otro: other.slice(start, other.length - end).join(''),
    despues: after.length > CONTEXT ? `${firstOf(after)}…` : after,
  };
}

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];
const lastOf = (text: string) => [...text.slice(-2 * CONTEXT)].slice(-CONTEXT).join('');
const firstOf = (text: string) => [...text.slice(0, 2 * CONTEXT)].slice(0, CONTEXT).join('');
