import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { BEFORE_ESQUEMA } from '../../migrations/before-esquema.js';
import { MIGRATIONS } from '../../migrations/index.js';
import { SettingsError } from '../../server/common/config/settings.js';
import { migrate } from '../../server/common/database/migrate.js';
import { unfinished } from '../../server/common/database/schema-state.js';
import { createDatabase, createDatabaseOfBefore, createEmptyDatabase, createTestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta } from '../factories/people.js';
import { schemaOf } from '../factories/respaldos.js';

const NAMES = MIGRATIONS.map(({ name }) => name);
const told = (names: string[]) => names.map((name) => `Migración ${name} aplicada`);
const withoutNames = (schema: string[]) => schema.filter((line) => !line.startsWith('migration '));

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}

const namesIn = async (url: string) =>
  (await query<{ name: string }>(url, 'select name from migraciones order by id')).map(({ name }) => name);

/** Migrates as two replicas that start at once. @returns their lines of progress */
async function migrateTwice(url: string): Promise<string[]> {
  const lines: string[] = [];
  await Promise.all([1, 2].map(() => migrate(url, (line) => lines.push(line))));
  return lines;
}

async function newDatabase(database = createEmptyDatabase()): Promise<string> {
  const { ownerUrl, drop } = await database;
  onTestFinished(drop);
  return ownerUrl;
}

it('makes an empty database once, also of two replicas at once', async () => {
  const url = await newDatabase();
  expect(await migrateTwice(url)).toEqual(told(NAMES));
  expect(await namesIn(url)).toEqual(NAMES);
  const helpers = `select proname from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'p'`;
  expect(await query(url, helpers)).toEqual([]);
});

it('takes a database of before the baseline over as it is, also of two replicas at once', async () => {
  const url = await newDatabase(createDatabaseOfBefore());
  expect(await migrateTwice(url)).toEqual(told(NAMES.slice(1)));
  // The names of the old migrations stay. The previous version knows only the old names, and must start too.
  expect(await namesIn(url)).toEqual([...BEFORE_ESQUEMA, ...NAMES]);
  const fresh = await newDatabase(createDatabase());
  expect(withoutNames(await schemaOf(url))).toEqual(withoutNames(await schemaOf(fresh)));
  expect(await migrateTwice(url)).toEqual([]);
  expect(await namesIn(url)).toEqual([...BEFORE_ESQUEMA, ...NAMES]);
});

it('serves on a database that was taken over', async () => {
  const database = await createDatabaseOfBefore();
  await migrate(database.ownerUrl);
  const test = await createTestApp({}, database);
  onTestFinished(() => test.close());
  const { titular } = await newCuenta(test);
  expect(await newCarpeta(titular)).toMatchObject({ estado: 'en_preparacion' });
});

it.each(['id < 2', 'id > 1'])(
  'refuses a database of before that lacks migrations (%s), and changes nothing',
  async (lacks) => {
    const url = await newDatabase(createDatabaseOfBefore());
    await query(url, `delete from migraciones where ${lacks}`);
    const before = await schemaOf(url);
    await expect(migrate(url)).rejects.toThrow(new SettingsError(unfinished('La base')));
    expect(await schemaOf(url)).toEqual(before);
  },
);
