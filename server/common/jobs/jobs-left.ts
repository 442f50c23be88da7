/** A condition for jobs of the product. pg-boss has its own jobs, which check the clock each minute. */
export const OWN_JOBS = `not starts_with(name, '__pgboss')`;

/** The unfinished jobs of all replicas. `age` is the number of seconds since the oldest job was due. */
export const JOBS_LEFT = `
  select name as queue, state::text as state, count(*)::int as total,
         extract(epoch from greatest(now() - min(start_after), interval '0'))::float8 as age
    from pgboss.job
   where state in ('created', 'retry', 'active', 'failed') and ${OWN_JOBS}
   group by name, state`;

/** The number of jobs of a queue in a state. */
export interface JobsLeft {
  queue: string;
  state: 'created' | 'retry' | 'active' | 'failed';
  total: number;
  age: number;
}

/** The queues of $1 that have a due job. The query reads one entry of an index for each queue. */
export const DUE_QUEUES = `
  select q.queue
    from unnest($1::text[]) as q (queue)
   where exists (select from pgboss.job where name = q.queue and state < 'active' and start_after <= now())`;
