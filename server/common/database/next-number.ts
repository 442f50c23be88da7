import type { EntityManager } from 'typeorm';

/**
 * The next number of a series, raised in the running transaction (docs/domain.md#numbering). Its row is the lock: of
 * two calls at once, the second waits. A transaction that fails leaves no gap.
 * @param first the number that the series begins with
 * @param max the last number that the series may give
 * @returns null when the series has no number left
 */
export async function nextNumber(
  manager: EntityManager,
  { serie, anio, first, max }: { serie: string; anio: number; first: number; max: number },
): Promise<number | null> {
  const [row] = await manager.query(
    `insert into contadores as c (serie, anio, ultimo) values ($1, $2, $3)
     on conflict (cuenta_id, serie, anio) do update set ultimo = c.ultimo + 1 where c.ultimo < $4
     returning ultimo`,
    [serie, anio, first, max],
  );
  return row?.ultimo ?? null;
}
