import pg from 'pg';
import type { QueueResult } from 'pg-boss';
import { PLATFORM_ROLE } from '../database/roles.js';
import type { QueueOptions } from '../domain.js';
import { QUEUES } from './queues.js';

/** The database schema with the tables of pg-boss. */
export const JOBS_SCHEMA = 'pgboss';

/** With this policy, only one job with a singletonKey waits in a queue. A second job is not added. */
const POLICY = 'short';

/** Defaults of the queues: five more tries, with growing delays. A process that is silent for 30 s counts as dead. */
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
 * Brings the schema and the queues of the jobs up to date, as the schema's owner. Grants them to the platform role.
 * Only one replica at a time may call it.
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
    const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const [name, own] of Object.entries(queues)) {
      const options = { ...DEFAULTS, ...own };
      const queue = stored.get(name);
      if (!queue) {
        await boss.createQueue(name, { policy: POLICY, ...options });
      } else if (Object.entries(options).some(([option, value]) => queue[option as keyof QueueResult] !== value)) {
        await boss.updateQueue(name, options);
      }
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
