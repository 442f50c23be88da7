import type pg from 'pg';
import { BEFORE_ESQUEMA, LAST_BEFORE_ESQUEMA } from '../../../migrations/before-esquema.js';
import { MIGRATIONS } from '../../../migrations/index.js';

/** The table in which TypeORM records the migrations that have run. */
export const MIGRATIONS_TABLE = 'migraciones';

/** The schema of a database or a backup, compared with this program's schema. */
export interface SchemaState {
  /** Whether the schema has migrations that this program does not know. */
  isNewer: boolean;
  /**
   * Whether the schema has only some of the migrations that the baseline replaced. No migration of this program
   * completes it.
   */
  isUnfinished: boolean;
  /** Whether to mark the baseline as run. The migrations that it replaced have created the same schema. */
  isTakenOver: boolean;
  /** The migrations that have run, and the migrations that are left to run. */
  done: typeof MIGRATIONS;
  left: typeof MIGRATIONS;
}

/** The names of the migrations that have run; null in another program's database. */
export async function migrationNames(client: pg.ClientBase): Promise<string[] | null> {
  const { rows } = await client.query(`select to_regclass('public.${MIGRATIONS_TABLE}') is not null as "isOurs"`);
  if (!rows[0].isOurs) {
    return null;
  }
  const found = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by id`);
  return found.rows.map(({ name }) => name);
}

/** @param names of the migrations that have run, as the database or the backup has them */
export function schemaState(names: readonly string[]): SchemaState {
  const [baseline] = MIGRATIONS;
  const found = new Set(names);
  const before = BEFORE_ESQUEMA.filter((name) => found.has(name));
  const isComplete = before.length === BEFORE_ESQUEMA.length;
  const isDone = (migration: (typeof MIGRATIONS)[number]) =>
    found.has(migration.name) || (migration === baseline && isComplete);
  const known = new Set([...BEFORE_ESQUEMA, ...MIGRATIONS.map(({ name }) => name)]);
  return {
    isNewer: names.some((name) => !known.has(name)),
    isUnfinished: before.length > 0 && !isComplete,
    isTakenOver: isComplete && !found.has(baseline!.name),
    done: MIGRATIONS.filter(isDone),
    left: MIGRATIONS.filter((migration) => !isDone(migration)),
  };
}

/** The message for an operator about a schema that this program does not complete. @param what such as «La base» */
export function unfinished(what: string): string {
  return (
    `${what} es de antes de la versión 0.1.0 y no está completa: use primero la última versión que la completa, ` +
    `el commit ${LAST_BEFORE_ESQUEMA} (docs/upgrade.md).`
  );
}
