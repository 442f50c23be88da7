import type { TransformFnParams } from 'class-transformer';

/** For `@Transform`: text without the blanks around it and halves of characters, in one Unicode form; anything else as it is. */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.toWellFormed().normalize('NFC').trim() : value;
}

/** As {@link trimmed}, and empty text is null: how an optional field is cleared. */
export function trimmedOrNull(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return value === '' ? null : value;
}
