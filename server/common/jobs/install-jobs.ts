import pg from 'pg';
import { PLATFORM_ROLE } from '../database/roles.js';
import type { QueueOptions } from '../domain.js';
import { QUEUES } from './queues.js';

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'pgboss';

/** Of those that wait in a queue under one singletonKey, one: a second one finds it there and is not added. */
const POLICY = 'short';

/** What holds for most queues: five tries more, further and further apart; who is not heard of for 30 s has died. */
const DEFAULTS = {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  heartbeatSeconds: 30,
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
};

const GRANTS = `
  grant usage on schema ${JOBS_SCHEMA} to ${PLATFORM_ROLE};
  grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${PLATFORM_ROLE};
  alter default privileges in schema ${JOBS_SCHEMA}
    grant select, insert, update, delete on tables to ${PLATFORM_ROLE}`;

/**
 * Brings the schema of the jobs and their queues up to date, as the schema's owner, and opens them to the platform
 * role. To be called by one replica at a time.
 * @param databaseUrl the owner's connection address
 */
export async function installJobs(databaseUrl: string, queues: Record<string, QueueOptions> = QUEUES): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
  });
  let failure: Error | undefined;
  boss.on('error', (error) => {
    failure ??= error;
  });
  try {
    await boss.start();
    for (const [name, own] of Object.entries(queues)) {
      const options = { ...DEFAULTS, ...own };
      // Creating one that is there changes nothing of it.
      await boss.createQueue(name, { policy: POLICY, ...options });
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) {
    throw failure;
  }
  await grant(databaseUrl);
}

async function grant(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query(GRANTS);
  } finally {
    await client.end();
  }
}
