import type { EntityManager } from 'typeorm';
import type { Cabeza } from './constancia.js';

/** The first broken entry of a chain, or null when the chain is whole. */
export type ChainFault = { n: number; motivo: 'alterada' | 'faltante' | 'truncada' } | null;

/** A table whose entries the database chains. `hash` is the hash function, `cabezas` the table of last entries. */
interface Cadena {
  tabla: string;
  hash: string;
  cabezas: string;
}

/** The audit of the running cuenta. */
export const DE_LA_CUENTA: Cadena = { tabla: 'auditoria', hash: 'auditoria_hash', cabezas: 'auditoria_cabezas' };
/** The actions of operators, which belong to no cuenta. */
export const DE_OPERADORES: Cadena = {
  tabla: 'operadores_registro',
  hash: 'operadores_hash',
  cabezas: 'operadores_cabeza',
};
/** Constancias use this id in place of a cuenta for the chain of operators. */
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

/** @returns the number of the first entry in `cabezas` that is missing or has another hash */
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
