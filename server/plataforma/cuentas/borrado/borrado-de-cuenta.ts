import type pg from 'pg';
import { ensureOwnerPolicies } from '../../../common/database/owner-policies.js';
import { findClaves, findImagenes, findReferencias, findTablas, quotedIdentifier } from './cuenta-tables.js';

/** The data that is deleted with a cuenta. */
export interface CuentaPorBorrar {
  id: string;
  nombre: string;
  cierraEn: Date;
  /** The number of rows in each table that has any. */
  filas: { tabla: string; filas: number }[];
  /** People of the cuenta who are in no other cuenta and are named in no other. */
  personas: { id: string; email: string }[];
  /** Keys of files in the storage. */
  archivos: string[];
}

/** A refusal in Spanish, whose cause the operator can remove. */
export class BorradoRefused extends Error {}

/**
 * Deletes a closed cuenta in one transaction, as the schema's owner. The application's own roles cannot delete from the
 * audit. The caller deletes the files after the commit.
 * @param beforeCommit receives the deleted data just before the commit; when it fails, nothing is deleted
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

/** The data that {@link deleteCuenta} would delete. */
export function previewOf(client: pg.ClientBase, cuentaId: string): Promise<CuentaPorBorrar | null> {
  return inTransaction(client, 'rollback', () => load(client, cuentaId));
}

async function inTransaction<T>(client: pg.ClientBase, end: 'commit' | 'rollback', work: () => Promise<T>): Promise<T> {
  await client.query(`begin; set local lock_timeout = '30s'`);
  try {
    // Rows that the owner does not see would not be deleted.
    await ensureOwnerPolicies(client);
    const result = await work();
    await client.query(end);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Everything of a closed cuenta. The cuenta is locked, so that nobody opens it again meanwhile. */
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
    (tabla) =>
      `select '${tabla}' as tabla, count(*)::int as filas from ${quotedIdentifier(tabla)} where cuenta_id = $1`,
  );
  const { rows } = await client.query(`select * from (${counts.join(' union all ')}) t where filas > 0 order by 1`, [
    id,
  ]);
  return rows;
}

/**
 * The people who are in no other cuenta, and whom no other cuenta names. Their rows are locked, so that they join no
 * cuenta meanwhile.
 */
async function findPersonas(client: pg.ClientBase, id: string): Promise<CuentaPorBorrar['personas']> {
  const named = (await findReferencias(client)).flatMap(({ tabla, columna, cuenta }) =>
    cuenta
      ? `and not exists (select 1 from ${quotedIdentifier(tabla)} t where t.${quotedIdentifier(columna)} = u.id and t.${cuenta} <> $1)`
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
 * Deletes all rows in one statement. Foreign keys are checked at its end, so any order of the tables works. The
 * statement fails when another row still names a deleted row, as in a new table.
 */
async function deleteRows(client: pg.ClientBase, { id, personas, archivos }: CuentaPorBorrar): Promise<void> {
  const own = (await findReferencias(client)).filter(({ cuenta }) => cuenta === null);
  const deletions = [
    ...(await findTablas(client)).map((tabla) => `delete from ${quotedIdentifier(tabla)} where cuenta_id = $1`),
    ...own.map(
      ({ tabla, columna }) => `delete from ${quotedIdentifier(tabla)} where ${quotedIdentifier(columna)} = any ($2)`,
    ),
    'delete from usuarios where id = any ($2)',
    `delete from imagenes where 'imagenes/' || clave = any ($3)`,
  ];
  const parts = deletions.map((deletion, n) => `d${n} as (${deletion})`);
  // The trigger forbids a cuenta without a titular, but here all members are deleted.
  await client.query('alter table membresias disable trigger membresias_titular');
  await client.query(`with ${parts.join(', ')} delete from cuentas where id = $1`, [
    id,
    personas.map((persona) => persona.id),
    archivos,
  ]);
  await client.query('alter table membresias enable trigger membresias_titular');
}
