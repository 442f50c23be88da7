/** The distance at which things are put in a row, so that others find room between them (spec.md §9). */
export const PASO = 65_536;

/** The largest integer of the database. */
export const MAX_POSICION = 2_147_483_647;

/** SQL of the position after the last of `rows`; past the largest there are equal ones, which their ids keep in order. */
export function afterLast(rows: string): string {
  return `(select least(coalesce(max(posicion), 0)::bigint + ${PASO}, ${MAX_POSICION})::integer from ${rows})`;
}
