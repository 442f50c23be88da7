/** The number of characters that are shown around the difference. */
const CONTEXT = 40;

/** The differing part of two texts, with a little of their common text before and after it. */
export interface Diferencia {
  antes: string;
  uno: string;
  otro: string;
  despues: string;
}

/** Finds where two texts differ, in whole words: «Firma el lunes», «Firma el martes» → «lunes», «martes». */
export function diferencia(uno: string, otro: string): Diferencia {
  const { antes, despues, ...distinto } = diferenciaEntera(uno, otro);
  return {
    ...distinto,
    antes: antes.length > CONTEXT ? `…${lastOf(antes)}` : antes,
    despues: despues.length > CONTEXT ? `${firstOf(despues)}…` : despues,
  };
}

/** The difference, with the whole common text before and after it. */
export function diferenciaEntera(uno: string, otro: string): Diferencia {
  const [one, other] = [wordsOf(uno), wordsOf(otro)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return {
    antes: one.slice(0, start).join(''),
    uno: one.slice(start, one.length - end).join(''),
    otro: other.slice(start, other.length - end).join(''),
    despues: one.slice(one.length - end).join(''),
  };
}

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];
const lastOf = (text: string) => [...text.slice(-2 * CONTEXT)].slice(-CONTEXT).join('');
const firstOf = (text: string) => [...text.slice(0, 2 * CONTEXT)].slice(0, CONTEXT).join('');
