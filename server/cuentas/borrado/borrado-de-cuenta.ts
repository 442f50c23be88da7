import type pg from 'pg';
import { findClaves, findImagenes, findReferencias, findTablas, quoted } from './tablas-de-cuenta.js';

/** All that goes with a cuenta. */
export interface CuentaPorBorrar {
  id: string;
  nombre: string;
  cierraEn: Date;
  /** Of each table with any: how many rows. */
  filas: { tabla: string; filas: number }[];
  /** Its people who are in no other cuenta, nor named by one. */
  personas: { id: string; email: string }[];
  /** Keys in the storage. */
  archivos: string[];
}

/** A refusal that the operator can do something about, in Spanish. */
export class BorradoRefused extends Error {}

/**
 * Deletes what is left of a cuenta after its end, as the schema's owner: the application's own roles may not, since for
 * them the audit can only grow. In one transaction; the files are the caller's, once it is committed.
 * @param beforeCommit is told what goes, when only the commit is left to be done; when it fails, nothing is deleted
 * @returns null when there is no such cuenta
 * @throws BorradoRefused when the cuenta is not closed
 */
export function deleteCuenta(
  client: pg.ClientBase,
  cuentaId: string,
  beforeCommit: (cuenta: CuentaPorBorrar) => Promise<void>,
): Promise<CuentaPorBorrar | null> {
  return inTransaction(client, 'commit', async () => {
    const cuenta = await load(client, cuentaId);
    if (cuenta) {
      await deleteRows(client, cuenta);
      await beforeCommit(cuenta);
    }
    return cuenta;
  });
}

/** The same without deleting anything: what would go. */
export function previewOf(client: pg.ClientBase, cuentaId: string): Promise<CuentaPorBorrar | null> {
  return inTransaction(client, 'rollback', () => load(client, cuentaId));
}

async function inTransaction<T>(client: pg.ClientBase, end: 'commit' | 'rollback', work: () => Promise<T>): Promise<T> {
  await client.query(`begin; set local lock_timeout = '30s'`);
  try {
    const forced = await findForced(client);
    await setForced(client, forced, 'no force');
    const result = await work();
    await setForced(client, forced, 'force');
    await client.query(end);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** The tables whose policies hold for the owner too: all of them, unless the owner passes over policies anyway. */
async function findForced(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ tabla: string }>(
    `select c.relname as tabla from pg_class c, pg_roles r
      where r.rolname = current_user and not r.rolsuper and not r.rolbypassrls
        and c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity
      order by 1`,
  );
  return rows.map(({ tabla }) => tabla);
}

/** Within the transaction: to everybody else the tables never were without it. */
async function setForced(client: pg.ClientBase, tablas: string[], how: 'force' | 'no force'): Promise<void> {
  for (const tabla of tablas) {
    await client.query(`alter table ${quoted(tabla)} ${how} row level security`);
  }
}

/** Everything of a closed cuenta, which nobody opens again until the transaction ends. */
async function load(client: pg.ClientBase, id: string): Promise<CuentaPorBorrar | null> {
  const { rows } = await client.query(
    'select nombre, cierra_en as "cierraEn", cierra_en <= now() as "isClosed" from cuentas where id = $1 for update',
    [id],
  );
  const [cuenta] = rows;
  if (!cuenta) {
    return null;
  }
  if (!cuenta.isClosed) {
    throw new BorradoRefused(
      `${cuenta.nombre} no está cerrada: solo se borra una cuenta que un titular cerró y cuyo plazo terminó.`,
    );
  }
  const personas = await findPersonas(client, id);
  const ids = personas.map((persona) => persona.id);
  const imagenes = await findImagenes(client, id, ids);
  return {
    id,
    nombre: cuenta.nombre,
    cierraEn: cuenta.cierraEn,
    filas: await countRows(client, id),
    personas,
    archivos: [...(await findClaves(client, id)), ...imagenes.map((clave) => `imagenes/${clave}`)],
  };
}

async function countRows(client: pg.ClientBase, id: string): Promise<CuentaPorBorrar['filas']> {
  const counts = (await findTablas(client)).map(
    (tabla) => `select '${tabla}' as tabla, count(*)::int as filas from ${quoted(tabla)} where cuenta_id = $1`,
  );
  const { rows } = await client.query(`select * from (${counts.join(' union all ')}) t where filas > 0 order by 1`, [
    id,
  ]);
  return rows;
}

/** Those who would be in no cuenta any more and whom no other one names. Locked: they join none meanwhile. */
async function findPersonas(client: pg.ClientBase, id: string): Promise<CuentaPorBorrar['personas']> {
  const named = (await findReferencias(client)).flatMap(({ tabla, columna, cuenta }) =>
    cuenta
      ? `and not exists (select 1 from ${quoted(tabla)} t where t.${quoted(columna)} = u.id and t.${cuenta} <> $1)`
      : [],
  );
  const { rows } = await client.query(
    `select u.id, u.email from usuarios u
      where exists (select 1 from membresias m where m.cuenta_id = $1 and m.usuario_id = u.id) ${named.join(' ')}
      order by u.email for update of u`,
    [id],
  );
  return rows;
}

/**
 * One statement: keys between tables are checked at its end, so that no order of the tables has to be right. What would
 * not fit then, as a new table that names people, fails all of it.
 */
async function deleteRows(client: pg.ClientBase, { id, personas, archivos }: CuentaPorBorrar): Promise<void> {
  const own = (await findReferencias(client)).filter(({ cuenta }) => cuenta === null);
  const deletions = [
    ...(await findTablas(client)).map((tabla) => `delete from ${quoted(tabla)} where cuenta_id = $1`),
    ...own.map(({ tabla, columna }) => `delete from ${quoted(tabla)} where ${quoted(columna)} = any ($2)`),
    'delete from usuarios where id = any ($2)',
    `delete from imagenes where 'imagenes/' || clave = any ($3)`,
  ];
  const parts = deletions.map((deletion, n) => `d${n} as (${deletion})`);
  // The last titular of a cuenta may not go; of one that goes itself, all do.
  await client.query('alter table membresias disable trigger membresias_titular');
  await client.query(`with ${parts.join(', ')} delete from cuentas where id = $1`, [
    id,
    personas.map((persona) => persona.id),
    archivos,
  ]);
  await client.query('alter table membresias enable trigger membresias_titular');
}
