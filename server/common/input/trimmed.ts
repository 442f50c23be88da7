import type { TransformFnParams } from 'class-transformer';

/** Text without blanks around it or halves of characters, in one Unicode form. */
export function tidied(text: string): string {
  return text.toWellFormed().normalize('NFC').trim();
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
  return typeof value === 'string' ? value.toWellFormed().normalize('NFC') : value;
}
