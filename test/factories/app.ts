import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, inject } from 'vitest';
import { BEFORE_ESQUEMA } from '../../migrations/before-esquema.js';
import { MIGRATIONS } from '../../migrations/index.js';
import { createApp } from '../../server/bootstrap.js';
import { JwtSecret } from '../../server/common/config/jwt-secret.js';
import { loadSettings, type Settings } from '../../server/common/config/settings.js';
import { DatabaseUrl } from '../../server/common/database/database-url.js';
import { appUrl } from '../../server/common/database/roles.js';
import { MIGRATIONS_TABLE } from '../../server/common/database/schema-state.js';
import { loggerOptions } from '../../server/common/logging/logger-options.js';
import { creationOf, execute } from '../support/execute.js';
import type { TcpProxy } from './tcp-proxy.js';

/** The application on its own database, listening on a free port. */
export interface TestApp {
  app: NestFastifyApplication;
  /** `http://127.0.0.1:port` */
  baseUrl: string;
  settings: Settings;
  /** The folder of the application's files and of its mails. */
  dataDir: string;
  jwtSecret: string;
  /** Connections as the database's owner, who sees every row, to check what the application wrote. */
  owner: pg.Pool;
  ownerUrl: string;
  /** Connections to the database as a superuser, who sees and ends the connections of others. */
  superuser: pg.Pool;
  close(): Promise<void>;
}

interface TestDatabase {
  ownerUrl: string;
  superuserUrl: string;
  drop(): Promise<void>;
}

/** Settings that make tests fast and strict. Sessions and roles are read at each request, without a cache. */
const TEST_SETTINGS = {
  LOG_LEVEL: 'silent',
  DEMO: 'false',
  MAIL_ACCOUNTS: 'true',
  ACCESS_CACHE_SECONDS: '0',
  LIMIT_SIGN_IN_ADDRESS: '10000',
  LIMIT_REFRESH: '10000',
  LIMIT_SIGN_UP: '10000',
  LIMIT_LINKS_ADDRESS: '10000',
  LIMIT_PICTURES: '10000',
  LIMIT_IMPORTS: '10000',
  // Each poll reads thirty queues. Jobs still start at once or on time: the process that adds a job wakes its worker.
  JOBS_POLL_SECONDS: '60',
  // A process for each uploaded file would slow the other tests down.
  FILE_TEXTS: 'false',
  // The minimum that the settings accept, which is a fifth of the usual work.
  PASSWORD_MEMORY_KIB: '19456',
  PASSWORD_PASSES: '2',
  // Tests with many parallel requests wait longer while the machine runs other tests.
  LOCK_TIMEOUT_MS: '10000',
  AUDIT_LOCK_TIMEOUT_MS: '10000',
  POOL_ACQUIRE_MS: '10000',
  TURN_WAIT_MS: '20000',
};

/** For tests that wait for a second try, or for another replica's or a command's jobs. */
export const FAST_JOBS = { JOBS_POLL_SECONDS: '0.5' };

interface LogStream {
  write(line: string): void;
}

/** Functions that nestjs-pino does not export. */
interface RootLogger {
  resetRootLogger(): void;
  ensureRootLogger(params: unknown): void;
}

/**
 * nestjs-pino 5.2.1 keeps one logger a process, with the settings of its first application. When its private part
 * moves, the test of the log fails.
 */
async function replaceLogger(settings: Settings, stream?: LogStream): Promise<void> {
  const { href } = new URL('../../node_modules/nestjs-pino/dist/esm/rootLogger.js', import.meta.url);
  const root = (await import(/* @vite-ignore */ href)) as RootLogger;
  root.resetRootLogger();
  root.ensureRootLogger(loggerOptions(settings, stream).pinoHttp);
}

/**
 * Starts the application on a new copy of the migrated template database.
 * @param overrides environment variables that replace the usual variables
 * @param database another migrated database
 * @param logStream receives the lines of its log
 */
export async function createTestApp(
  overrides: Record<string, string> = {},
  database?: TestDatabase,
  logStream?: LogStream,
): Promise<TestApp> {
  const { ownerUrl, superuserUrl, drop } = database ?? (await createDatabase());
  const dataDir = await mkdtemp(join(inject('filesDir'), 'datos-'));
  const settings = loadSettings({ ...TEST_SETTINGS, DATA_DIR: dataDir, ...overrides });
  const jwtSecret = randomBytes(48).toString('base64url');
  if (logStream) await replaceLogger(settings, logStream);
  const app = await createApp({
    settings,
    databaseUrl: new DatabaseUrl(appUrl(ownerUrl)),
    jwtSecret: new JwtSecret(jwtSecret),
    logStream,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [owner, superuser] = [ownerUrl, superuserUrl].map((connectionString) => {
    const pool = new pg.Pool({ connectionString, max: 4 });
    // The database may be dropped while one of these connections is still closing.
    return pool.on('error', () => {});
  }) as [pg.Pool, pg.Pool];
  return {
    app,
    baseUrl: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    settings,
    dataDir,
    jwtSecret,
    owner,
    ownerUrl,
    superuser,
    close: async () => {
      await Promise.all([owner.end(), superuser.end()]);
      await app.close();
      if (logStream) await replaceLogger(loadSettings(TEST_SETTINGS));
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The settings that will change, as they are now. */
function valuesOf(settings: Settings, changes: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, settings[name as keyof Settings]]));
}

/**
 * Runs `work` with other settings, and restores them. Only settings that are read at each use can change in this way.
 * An application of its own would be slow.
 */
export async function withSettings<Result>(
  { settings }: TestApp,
  changes: Partial<Settings>,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = valuesOf(settings, changes);
  Object.assign(settings, changes);
  try {
    return await run();
  } finally {
    Object.assign(settings, before);
  }
}

let shared: Promise<TestApp> | undefined;

/**
 * The application that the spec files of a worker share. Its start takes as long as ten tests. A file needs its own
 * application for other settings, and for changes to the application. It also needs its own for rows of all cuentas.
 */
export function sharedTestApp(): Promise<TestApp> {
  shared ??= createTestApp();
  return shared;
}

/**
 * Gives the shared application other settings during a file. Only settings that are read at each use can change in this
 * way.
 */
export function changeSettings(changes: Partial<Settings>): void {
  let before: Partial<Settings>;
  beforeAll(async () => {
    const { settings } = await sharedTestApp();
    before = valuesOf(settings, changes);
    Object.assign(settings, changes);
  });
  afterAll(async () => {
    Object.assign((await sharedTestApp()).settings, before);
  });
}

/**
 * A second application on the database and the files of `test`, in this process. It stands for a replica.
 * @param through a proxy before the database
 */
export async function startReplica(
  test: TestApp,
  overrides: Partial<Settings> = {},
  through?: TcpProxy,
): Promise<{ app: NestFastifyApplication; baseUrl: string }> {
  const app = await createReplica(test, overrides, through);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, baseUrl: (await app.getUrl()).replace('[::1]', '127.0.0.1') };
}

/** Creates a replica as {@link startReplica} does, but it does not listen yet. */
export function createReplica(
  test: TestApp,
  overrides: Partial<Settings> = {},
  through?: TcpProxy,
): Promise<NestFastifyApplication> {
  const databaseUrl = appUrl(test.ownerUrl);
  return createApp({
    settings: Object.assign(Object.create(test.settings), overrides),
    databaseUrl: new DatabaseUrl(through?.before(databaseUrl) ?? databaseUrl),
    jwtSecret: new JwtSecret(test.jwtSecret),
  });
}

/** A database copied from the migrated template. */
export function createDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom(inject('templateDatabase'));
}

let databaseOfBefore: Promise<string> | undefined;

/** A database with the schema and the names of the migrations from before the baseline. */
export async function createDatabaseOfBefore(): Promise<TestDatabase> {
  databaseOfBefore ??= createEmptyDatabase().then(migrateToBefore);
  return createDatabaseFrom(await databaseOfBefore);
}

/** Gives an empty database the schema from before the baseline. @returns its name, of which copies are made */
async function migrateToBefore(database: TestDatabase): Promise<string> {
  const source = new DataSource({
    type: 'postgres',
    url: database.ownerUrl,
    migrations: MIGRATIONS.slice(0, 1),
    migrationsTableName: MIGRATIONS_TABLE,
  });
  await source.initialize();
  await source.runMigrations().finally(() => source.destroy());
  const values = BEFORE_ESQUEMA.map((name) => `(${name.slice(-13)}, '${name}')`);
  await execute(database.ownerUrl, `truncate migraciones restart identity`);
  await execute(database.ownerUrl, `insert into migraciones (timestamp, name) values ${values}`);
  return new URL(database.ownerUrl).pathname.slice(1);
}

/** An empty database that belongs to the owner. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom('template1');
}

async function createDatabaseFrom(template: string): Promise<TestDatabase> {
  const name = `${inject('templateDatabase')}_${randomBytes(6).toString('hex')}`;
  await execute(inject('postgresUrl'), creationOf(name, inject('ownerName'), template));
  const [ownerUrl, superuserUrl] = [inject('ownerUrl'), inject('postgresUrl')].map((address) => {
    const url = new URL(address);
    url.pathname = name;
    return url.href;
  }) as [string, string];
  return { ownerUrl, superuserUrl, drop: () => execute(inject('postgresUrl'), `drop database ${name} with (force)`) };
}
