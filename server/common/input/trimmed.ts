import type { TransformFnParams } from 'class-transformer';

/** No field takes a longer text, so that a longer one need not be put in form before it is refused. */
const LONGEST = 100_000;
/** Unicode's own limit for text that is read in passing (UAX #15). To put more in order takes minutes. */
const MARKS_BEYOND_30 = /(\p{M}{30})\p{M}+/gu;

// They change how a text reads, or cannot be seen: «fdp.exe» is shown as «exe.pdf».
const FORMATTING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Matches text of which anything can be seen. The blank of Braille is a symbol to Unicode. */
export const CAN_BE_SEEN = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Text without blanks around it or halves of characters, in one Unicode form, and with 30 marks on a letter at most. It is
 * empty when nothing of it can be seen, since nobody could click on it.
 */
export function tidied(text: string): string {
  const tidy = inForm(text).trim();
  return CAN_BE_SEEN.test(tidy) ? tidy : '';
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

/** Text without characters that change the direction or have no width. */
export function withoutFormatting(text: string): string {
  return text.replace(FORMATTING, '');
}

/** For `@Transform`: as {@link trimmed}, and {@link withoutFormatting}. */
export function trimmedVisible(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return typeof value === 'string' ? withoutFormatting(value).trim() : value;
}

/** For `@Transform`: a list of texts, each {@link tidied}; anything else as it is. */
export function eachTrimmed({ value }: TransformFnParams): unknown {
  return Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? tidied(item) : item)) : value;
}

/** For `@Transform`: as {@link tidied}, but keeps the blanks around text that people are still typing. */
export function asWritten({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? inForm(value) : value;
}
