import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { createApp } from '../../server/bootstrap.js';
import { JwtSecret } from '../../server/common/config/jwt-secret.js';
import { loadSettings, type Settings } from '../../server/common/config/settings.js';
import { DatabaseUrl } from '../../server/common/database/database-url.js';
import { appUrl } from '../../server/common/database/roles.js';

/** The application on a database of its own, listening on a free port. */
export interface TestApp {
  app: NestFastifyApplication;
  /** `http://127.0.0.1:port` */
  baseUrl: string;
  settings: Settings;
  jwtSecret: string;
  /** The database's owner: sees everything, for looking behind the application's back. */
  owner: pg.Pool;
  ownerUrl: string;
  close(): Promise<void>;
}

/** Settings under which tests are fast and strict: nothing known of a session is trusted for more than an instant. */
const TEST_SETTINGS = {
  LOG_LEVEL: 'silent',
  DEMO: 'false',
  ACCESS_CACHE_SECONDS: '0',
  LIMIT_SIGN_IN_ADDRESS: '10000',
  LIMIT_REFRESH: '10000',
  LIMIT_LINKS_ADDRESS: '10000',
  LIMIT_PICTURES: '10000',
  LIMIT_IMPORTS: '10000',
  JOBS_POLL_SECONDS: '0.5',
  // The least that is admitted: a fifth of the work.
  PASSWORD_MEMORY_KIB: '19456',
  PASSWORD_PASSES: '2',
  // Many at once wait for one another here, on a machine that is busy with the other tests.
  LOCK_TIMEOUT_MS: '10000',
  POOL_ACQUIRE_MS: '10000',
};

/**
 * Starts the application on a fresh copy of the migrated template database.
 * @param overrides environment variables
 */
export async function createTestApp(overrides: Record<string, string> = {}): Promise<TestApp> {
  const { ownerUrl, drop } = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'carpetas-datos-'));
  const settings = loadSettings({ ...TEST_SETTINGS, DATA_DIR: dataDir, ...overrides });
  const jwtSecret = randomBytes(48).toString('base64url');
  const app = await createApp({
    settings,
    databaseUrl: new DatabaseUrl(appUrl(ownerUrl)),
    jwtSecret: new JwtSecret(jwtSecret),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  // The database is dropped by force, perhaps while the last of these connections is still closing.
  owner.on('error', () => {});
  return {
    app,
    baseUrl: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    settings,
    jwtSecret,
    owner,
    ownerUrl,
    close: async () => {
      await owner.end();
      await app.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One more process of the product on the database and the files of `test`, as far as one process can be two. */
export async function startReplica(
  test: TestApp,
  overrides: Partial<Settings> = {},
): Promise<{ app: NestFastifyApplication; baseUrl: string }> {
  const app = await createApp({
    settings: Object.assign(Object.create(test.settings), overrides),
    databaseUrl: new DatabaseUrl(appUrl(test.ownerUrl)),
    jwtSecret: new JwtSecret(test.jwtSecret),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, baseUrl: (await app.getUrl()).replace('[::1]', '127.0.0.1') };
}

/** A database copied from the migrated template. */
export async function createDatabase(): Promise<{ ownerUrl: string; drop(): Promise<void> }> {
  const name = `carpetas_prueba_${randomBytes(6).toString('hex')}`;
  await execute(`create database ${name} template ${inject('templateDatabase')}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return { ownerUrl: url.toString(), drop: () => execute(`drop database ${name} with (force)`) };
}

async function execute(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
