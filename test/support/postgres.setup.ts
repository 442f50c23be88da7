import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/common/database/embedded-postgres.js';
import { migrate } from '../../server/common/database/migrate.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a superuser that may create databases and roles. */
    postgresUrl: string;
    /** A migrated database to copy: `create database … template …`. */
    templateDatabase: string;
  }
}

const FOLDER = 'carpetas-pruebas-';

// Nothing here outlives the run, so durability would only cost time.
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** Starts PostgreSQL once for the run, or uses TEST_DATABASE_URL, and migrates a template database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const templateDatabase = `carpetas_plantilla_${randomBytes(6).toString('hex')}`;
  await execute(postgres.url, `create database ${templateDatabase}`);
  const templateUrl = new URL(postgres.url);
  templateUrl.pathname = templateDatabase;
  await migrate(templateUrl.href);

  project.provide('postgresUrl', postgres.url);
  project.provide('templateDatabase', templateDatabase);

  return async () => {
    await execute(postgres.url, `drop database ${templateDatabase} with (force)`);
    await postgres.stop();
  };
}

async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => {} };
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: SETTINGS });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ends the servers of earlier runs that were killed before they could. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${FOLDER}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const dataDir = join(tmpdir(), name);
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
