import type { TestApp } from './app.js';

/** Leaves a job in the state after kill -9 at its last try. It is active, but no process runs it. */
export async function loseJob({ owner }: TestApp, queue: string, data: object): Promise<void> {
  await owner.query(
    `insert into pgboss.job (name, data, state, policy, retry_count, retry_limit, retry_delay, retry_backoff,
                             expire_seconds, heartbeat_seconds, dead_letter, started_on, heartbeat_on)
     select name, $2, 'active', policy, retry_limit, retry_limit, retry_delay, true,
            expire_seconds, heartbeat_seconds, dead_letter, now() - interval '1 hour', now() - interval '1 hour'
       from pgboss.queue where name = $1`,
    [queue, JSON.stringify(data)],
  );
}
