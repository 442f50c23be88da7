import type { TransformFnParams } from 'class-transformer';

/** Text without the blanks around it and halves of characters, in one Unicode form. */
export function tidied(text: string): string {
  return text.toWellFormed().normalize('NFC').trim();
}

/** For `@Transform`: text {@link tidied}; anything else as it is. */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? tidied(value) : value;
}

/** As {@link trimmed}, and empty text is null: how an optional field is cleared. */
export function trimmedOrNull(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return value === '' ? null : value;
}

/** For `@Transform`: a list of texts, each {@link tidied}; anything else as it is. */
export function eachTrimmed({ value }: TransformFnParams): unknown {
  return Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? tidied(item) : item)) : value;
}

/** For `@Transform`: text that people go on writing, so with its blanks: without halves of characters, in one Unicode form. */
export function asWritten({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.toWellFormed().normalize('NFC') : value;
}
