import { inspect } from 'node:util';

// biome-ignore lint/suspicious/noExplicitAny: tests send values of every shape.
type Row<Rest extends unknown[]> = [value: any, ...rest: Rest];

/** Cases for `it.each`, with a short name before each value. A value of 50,000 characters must not be a title. */
export function named<Rest extends unknown[]>(rows: Row<Rest>[]): [name: string, ...row: Row<Rest>][] {
  return rows.map((row) => [nameOf(row[0]), ...row]);
}

const nameOf = (value: unknown) =>
  inspect(value, { breakLength: Number.POSITIVE_INFINITY, maxArrayLength: 3, maxStringLength: 40 });
