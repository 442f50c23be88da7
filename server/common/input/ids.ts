import type { TransformFnParams } from 'class-transformer';

/**
 * For `@Transform`: a list of ids, each once and in lower case. Clients of the reference template send whole objects,
 * whose `id` is taken. Other values are returned unchanged.
 */
export function idsOf({ value }: TransformFnParams): unknown {
  if (!Array.isArray(value)) {
    return value;
  }
  return [...new Set(value.map((item: unknown) => lowered((item as { id?: unknown } | null)?.id ?? item)))];
}

function lowered(id: unknown): unknown {
  return typeof id === 'string' ? id.toLowerCase() : id;
}

/** For `@Transform`: an id in lower case, as the database writes it. Other values are returned unchanged. */
export function idOf({ value }: TransformFnParams): unknown {
  return lowered(value);
}

/** For `@Transform`: the ids of a query, separated by commas. */
export function idsFromText({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? [...new Set(value.split(',').map(lowered))] : value;
}
