import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/common/database/embedded-postgres.js';
import { createOwner, type DatabaseOwner } from './database-owner.js';

const FOLDER = 'carpetas-pruebas-';

// The data does not outlive the run, so durability and vacuuming would only cost time.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  max_connections: '300',
  // Most connections are too short for a plan for the values of each call to pay off.
  plan_cache_mode: 'force_generic_plan',
};

export interface TestPostgres {
  /** Address of a superuser that may create databases and roles. */
  url: string;
  /** The login that owns the databases of tests. */
  owner: DatabaseOwner;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL for one run, or uses the server of TEST_DATABASE_URL. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL)
    return { url: TEST_DATABASE_URL, owner: await createOwner(TEST_DATABASE_URL), stop: async () => {} };
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
  const settings = { ...SETTINGS, unix_socket_directories: dataDir };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
  const url = throughSocket(postgres.url, dataDir);
  return {
    url,
    owner: await createOwner(url),
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same address by the socket in `folder`: a statement takes half of the time that it takes by TCP. */
function throughSocket(address: string, folder: string): string {
  const url = new URL(address);
  url.searchParams.set('host', folder);
  return url.href;
}

/** Ends the servers of earlier runs that were killed, and deletes their folders. */
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
