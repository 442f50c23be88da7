import type { TransformFnParams } from 'class-transformer';

/** The longest text that is normalised. No field takes a longer text, which is refused later. */
const LONGEST = 100_000;
/** Unicode's own limit for the normalisation of streams (UAX #15). Longer sequences would take minutes. */
const MARKS_BEYOND_30 = /(\p{M}{30})\p{M}+/gu;

// These characters change how a text reads, or are invisible: «fdp.exe» is shown as «exe.pdf».
const FORMATTING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Matches a text with a visible character. The blank of Braille is a symbol to Unicode. */
export const CAN_BE_SEEN = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Text without blanks around it, without halves of characters, in one Unicode form. A letter keeps at most 30 marks.
 * The result is empty without a visible character, since nobody could click on it.
 */
export function tidied(text: string): string {
  const tidy = inForm(text).trim();
  return CAN_BE_SEEN.test(tidy) ? tidy : '';
}

function inForm(text: string): string {
  return text.length > LONGEST ? text : text.toWellFormed().replace(MARKS_BEYOND_30, '$1').normalize('NFC');
}

/** For `@Transform`: the text as {@link tidied} gives it. Other values are returned unchanged. */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? tidied(value) : value;
}

/** The text of {@link trimmed}, but null when it is empty. Null clears an optional field. */
export function trimmedOrNull(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return value === '' ? null : value;
}

/** Text without characters that change the direction or have no width. */
export function withoutFormatting(text: string): string {
  return text.replace(FORMATTING, '');
}

/** For `@Transform`: the text of {@link trimmed} and {@link withoutFormatting}. */
export function trimmedVisible(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return typeof value === 'string' ? withoutFormatting(value).trim() : value;
}

/** For `@Transform`: a list of texts, each {@link tidied}. Other values are returned unchanged. */
export function eachTrimmed({ value }: TransformFnParams): unknown {
  return Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? tidied(item) : item)) : value;
}

/** For `@Transform`: the text of {@link tidied}, with its outer blanks. People are still typing it. */
export function asWritten({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? inForm(value) : value;
}
