/** The distance between positions, which leaves room to insert others between them. */
export const PASO = 65_536;

/** The largest `integer` of PostgreSQL. */
export const MAX_POSICION = 2_147_483_647;

/**
 * The SQL for the position after the last of `rows`. It is never above MAX_POSICION; equal positions are ordered by id.
 */
export function afterLast(rows: string): string {
  return `(select least(coalesce(max(posicion), 0)::bigint + ${PASO}, ${MAX_POSICION})::integer from ${rows})`;
}
