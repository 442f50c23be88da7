import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/**
 * Key of the advisory lock on stored files. A backup takes it exclusively. Everything that deletes stored files takes
 * it shared.
 */
const FILES_LOCK = 7_261_540_332;

/**
 * Whether stored files may be deleted until this transaction ends. They may not while a backup copies the files of its
 * snapshot. PostgreSQL frees the lock when the connection of the backup ends, for any reason.
 */
export async function mayDeleteFiles(manager: EntityManager): Promise<boolean> {
  const [{ may }] = await manager.query('select pg_try_advisory_xact_lock_shared($1) as may', [FILES_LOCK]);
  return may;
}

/** The answer of {@link mayDeleteFiles}, until the connection ends. */
export async function mayDeleteFilesFor(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as may', [FILES_LOCK]);
  return rows[0].may;
}

/**
 * Keeps all stored files until the connection ends. Waits for deletions under way.
 * @throws Error of PostgreSQL (55P03) after `lock_timeout`, since another backup runs
 */
export async function keepFilesFor(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [FILES_LOCK]);
}
