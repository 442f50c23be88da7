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

/** A job that was given up. */
export async function giveUpJob(test: TestApp, cola: string, mensaje: string, data: object = {}): Promise<string> {
  const { rows } = await test.owner.query(
    `insert into pgboss.job (name, data, state, policy, retry_count, retry_limit, output, completed_on)
     values ($1, $2, 'failed', 'short', 5, 5, $3, now()) returning id`,
    [cola, JSON.stringify(data), JSON.stringify({ message: mensaje })],
  );
  return rows[0].id;
}
