import type { EntityManager } from 'typeorm';
import type { Cabeza } from './constancia.js';

/** Where a chain is broken, or null when it is whole. */
export type ChainFault = { n: number; motivo: 'alterada' | 'faltante' | 'truncada' } | null;

/** A table whose entries the database chains: its name, the function of its hash, the table of where it ends. */
interface Cadena {
  tabla: string;
  hash: string;
  cabezas: string;
}

/** The audit of the running cuenta. */
export const DE_LA_CUENTA: Cadena = { tabla: 'auditoria', hash: 'auditoria_hash', cabezas: 'auditoria_cabezas' };
/** What operators did, which is of no cuenta. */
export const DE_OPERADORES: Cadena = {
  tabla: 'operadores_registro',
  hash: 'operadores_hash',
  cabezas: 'operadores_cabeza',
};
/** In place of a cuenta, where constancias say how far the chain of the operators goes. */
export const ID_DE_OPERADORES = '00000000-0000-0000-0000-000000000000';

/** Computes a whole chain again. @returns the first broken entry */
export async function findFault(manager: EntityManager, { tabla, hash, cabezas }: Cadena): Promise<ChainFault> {
  const [fault] = await manager.query(
    `select n, expected, hash_previo = previous and hash = ${hash}(fila) as holds
       from (select a as fila, a.n::int as n, a.hash, a.hash_previo,
                    row_number() over w::int as expected,
                    coalesce(lag(a.hash) over w, sha256('')) as previous
               from ${tabla} a window w as (order by a.n)) chain
      where n <> expected or hash_previo <> previous or hash <> ${hash}(fila)
      order by n limit 1`,
  );
  if (fault) {
    return fault.n === fault.expected ? { n: fault.n, motivo: 'alterada' } : { n: fault.expected, motivo: 'faltante' };
  }
  const [head] = await manager.query(
    `select c.n::int as n from ${cabezas} c
      where not exists (select 1 from ${tabla} a where a.n = c.n and a.hash = c.hash) and c.n > 0`,
  );
  return head ? { n: head.n, motivo: 'truncada' } : null;
}

/** @returns the first of some entries, as a constancia has them, that a chain has not or has otherwise */
export async function findMissing(
  manager: EntityManager,
  { tabla }: Cadena,
  named: readonly Cabeza[],
): Promise<number | null> {
  const [row] = await manager.query(
    `select c.n::int as n from unnest($1::bigint[], $2::text[]) as c(n, hash)
      where c.n > 0 and not exists (select 1 from ${tabla} a where a.n = c.n and a.hash = decode(c.hash, 'hex'))
      order by c.n limit 1`,
    [named.map(({ n }) => n), named.map(({ hash }) => hash)],
  );
  return row?.n ?? null;
}
