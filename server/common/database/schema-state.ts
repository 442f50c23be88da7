import type pg from 'pg';
import { BEFORE_ESQUEMA, LAST_BEFORE_ESQUEMA } from '../../../migrations/before-esquema.js';
import { MIGRATIONS } from '../../../migrations/index.js';

/** The table in which TypeORM keeps which migrations have run. */
export const MIGRATIONS_TABLE = 'migraciones';

/** How the schema of a database or of a backup stands to that of this program. */
export interface SchemaState {
  /** It has migrations that this program does not know. */
  isNewer: boolean;
  /** It has some of the migrations that the baseline replaced, and not all: no migration of this program completes it. */
  isUnfinished: boolean;
  /** Whether the baseline is to be marked as run: the migrations that it replaced have made what it makes. */
  isTakenOver: boolean;
  /** The migrations that its schema comes of, and those that are left to run. */
  done: typeof MIGRATIONS;
  left: typeof MIGRATIONS;
}

/** The names of the migrations that have run; null in a database that is not of Carpetas. */
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

/** What an operator is told of a schema that this program does not complete. @param what it is, as «La base» */
export function unfinished(what: string): string {
  return (
    `${what} es de antes de la versión 0.1.0 y no está completa: use primero la última versión que la completa, ` +
    `el commit ${LAST_BEFORE_ESQUEMA} (docs/upgrade.md).`
  );
}
