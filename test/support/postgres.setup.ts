import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/common/database/migrate.js';
import { execute } from './execute.js';
import { startTestPostgres } from './test-postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a superuser that may create databases and roles. */
    postgresUrl: string;
    /** The name of a migrated database to copy: `create database … template …`. The names of copies begin with it. */
    templateDatabase: string;
    /** The name of the login that owns the databases, and the template's address with it. */
    ownerName: string;
    ownerUrl: string;
    /** A folder for the files of the applications. */
    filesDir: string;
  }
}

/** Starts PostgreSQL once for the run, and migrates a template database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const templateDatabase = `carpetas_plantilla_${randomBytes(6).toString('hex')}`;
  const { name: ownerName, urlOf } = postgres.owner;
  await execute(postgres.url, `create database ${templateDatabase} owner ${ownerName}`);
  await migrate(urlOf(templateDatabase));

  project.provide('postgresUrl', postgres.url);
  project.provide('templateDatabase', templateDatabase);
  project.provide('ownerName', ownerName);
  project.provide('ownerUrl', urlOf(templateDatabase));
  const filesDir = await mkdtemp(join(tmpdir(), 'carpetas-archivos-'));
  project.provide('filesDir', filesDir);

  return async () => {
    await dropDatabases(postgres.url, templateDatabase);
    await postgres.stop();
    await rm(filesDir, { recursive: true });
  };
}

/** Drops the template and its remaining copies. The applications that spec files share end with their worker. */
async function dropDatabases(url: string, templateDatabase: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    templateDatabase,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
