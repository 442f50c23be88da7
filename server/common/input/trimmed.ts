import type { TransformFnParams } from 'class-transformer';

/** No field takes a longer text, so that a longer one need not be put in form before it is refused. */
const LONGEST = 100_000;
/** Unicode's own limit for text that is read in passing (UAX #15). To put more in order takes minutes. */
const MARKS_BEYOND_30 = /(\p{M}{30})\p{M}+/gu;

/** Text without blanks around it or halves of characters, in one Unicode form, and with 30 marks on a letter at most. */
export function tidied(text: string): string {
  return inForm(text).trim();
}

function inForm(text: string): string {
  return text.length > LONGEST ? text : text.toWellFormed().replace(MARKS_BEYOND_30, '$1').normalize('NFC');
}

/** For `@Transform`: text {@link tidied}; anything else as it is. */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? tidied(value) : value;
}

/** As {@link trimmed}, but empty text becomes null, which clears an optional field. */
export function trimmedOrNull(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return value === '' ? null : value;
}

/** For `@Transform`: a list of texts, each {@link tidied}; anything else as it is. */
export function eachTrimmed({ value }: TransformFnParams): unknown {
  return Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? tidied(item) : item)) : value;
}

/** For `@Transform`: as {@link tidied}, but keeps the blanks around text that people are still typing. */
export function asWritten({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? inForm(value) : value;
}
