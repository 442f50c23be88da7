/** A condition on jobs: not of pg-boss itself, which looks at the clock by them each minute. */
export const OWN_JOBS = `not starts_with(name, '__pgboss')`;

/** Jobs of all replicas that are not done. `age` is for how many seconds the oldest of them could have been done. */
export const JOBS_LEFT = `
  select name as queue, state::text as state, count(*)::int as total,
         extract(epoch from greatest(now() - min(start_after), interval '0'))::float8 as age
    from pgboss.job
   where state in ('created', 'retry', 'active', 'failed') and ${OWN_JOBS}
   group by name, state`;

/** The jobs of a queue in one state. */
export interface JobsLeft {
  queue: string;
  state: 'created' | 'retry' | 'active' | 'failed';
  total: number;
  age: number;
}

/** Those of the queues $1 that have a job which can be done now. It reads one entry of an index for each. */
export const DUE_QUEUES = `
  select q.queue
    from unnest($1::text[]) as q (queue)
   where exists (select from pgboss.job where name = q.queue and state < 'active' and start_after <= now())`;
