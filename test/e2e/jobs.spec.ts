import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installJobs } from '../../server/common/jobs/install-jobs.js';
import { type JobRun, Jobs } from '../../server/common/jobs/jobs.js';
import { DUE_QUEUES } from '../../server/common/jobs/jobs-left.js';
import { QUEUES, type QueueName } from '../../server/common/jobs/queues.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { createTestApp, FAST_JOBS, startReplica, type TestApp } from '../factories/app.js';
import { PATIENCE } from '../factories/patience.js';
import { newCuenta } from '../factories/people.js';

interface Nota {
  nota: string;
}

/** Queues that only these tests have. */
const PRUEBA = 'prueba' as QueueName;
const DIARIA = 'diaria' as QueueName;

let test: TestApp;
let transactions: Transactions;
let jobs: Jobs;
/** The runs of the queue, in order. */
const runs: JobRun<Nota>[] = [];
/** The work of a run. A test may replace it. */
let work: (run: JobRun<Nota>) => Promise<void> = async () => {};

const notasRun = () => runs.map(({ data }) => data.nota);
const stateOf = async (nota: string) =>
  (await test.owner.query(`select state, retry_count as tries from pgboss.job where data->>'nota' = $1`, [nota])).rows;

beforeAll(async () => {
  test = await createTestApp(FAST_JOBS);
  await installJobs(test.ownerUrl, {
    prueba: { ...QUEUES.enlaces, retryDelay: 1, heartbeatSeconds: 10 },
    diaria: QUEUES.enlaces,
  });
  transactions = test.app.get(Transactions);
  jobs = test.app.get(Jobs);
  await jobs.define<Nota>(PRUEBA, {
    handler: async (run) => {
      runs.push(run);
      await work(run);
    },
  });
});
afterAll(() => test.close());

const send = (nota: string, options = {}) => transactions.platform(() => jobs.send(PRUEBA, { nota }, options));

describe('a job', () => {
  it('runs after the commit of its transaction, of the platform or of a cuenta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await send('plataforma');
    await transactions.tenantTransaction({ cuentaId, usuarioId: titular.usuarioId, rolId: 1 }, async () => {
      await jobs.send(PRUEBA, { nota: 'cuenta' });
      // The transaction still has the role of the cuenta.
      expect(await transactions.manager.query('select current_user as yo')).toEqual([{ yo: 'carpetas_tenant' }]);
    });
    await expect.poll(notasRun, PATIENCE).toEqual(expect.arrayContaining(['plataforma', 'cuenta']));
    await expect.poll(() => stateOf('cuenta'), PATIENCE).toEqual([{ state: 'completed', tries: 0 }]);
  });

  it('of a transaction that is rolled back does not exist', async () => {
    await expect(
      transactions.platform(async () => {
        await jobs.send(PRUEBA, { nota: 'nunca' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await send('después');
    await expect.poll(notasRun, PATIENCE).toContain('después');
    expect(notasRun()).not.toContain('nunca');
    expect(await stateOf('nunca')).toEqual([]);
  });

  it('cannot be added outside a transaction, or to an unknown queue', async () => {
    await expect(jobs.send(PRUEBA, { nota: 'sola' })).rejects.toThrow('There is no transaction here.');
    await expect(jobs.define('inventada' as QueueName, { handler: async () => {} })).rejects.toThrow(
      'There is no queue inventada',
    );
    await expect(jobs.define(PRUEBA, { handler: async () => {} })).rejects.toThrow('said twice');
  });

  it('that fails twice is tried again, as the same job, and completes', async () => {
    let failures = 0;
    work = async ({ data }) => {
      if (data.nota === 'difícil' && failures++ < 2) {
        throw new Error('Todavía no.');
      }
    };
    await send('difícil');
    await expect
      .poll(async () => {
        // The waits before the tries end at once.
        await test.owner.query(`update pgboss.job set start_after = now() where name = 'prueba' and state = 'retry'`);
        return stateOf('difícil');
      }, PATIENCE)
      .toEqual([{ state: 'completed', tries: 2 }]);
    const tries = runs.filter(({ data }) => data.nota === 'difícil');
    expect(tries).toHaveLength(3);
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(new Set(tries.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
  });

  it('waits until it is due, and only one waits per singleton key', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    await send('agrupada', { singletonKey: 'k', startAfter });
    await send('agrupada', { singletonKey: 'k', startAfter });
    expect(await stateOf('agrupada')).toHaveLength(1);
    await test.owner.query(`update pgboss.job set start_after = now() where singleton_key = 'k'`);
    await expect.poll(() => stateOf('agrupada'), PATIENCE).toEqual([{ state: 'completed', tries: 0 }]);
    await send('agrupada', { singletonKey: 'k' });
    expect(await stateOf('agrupada')).toHaveLength(2);
  });

  it('whose moment has passed runs at once', async () => {
    await send('tarde', { startAfter: new Date(Date.now() - 60_000) });
    await expect.poll(notasRun, PATIENCE).toContain('tarde');
  });

  it('is followed by the next without a wait', async () => {
    const before = Date.now();
    await transactions.platform(async () => {
      for (let n = 0; n < 20; n++) {
        await jobs.send(PRUEBA, { nota: `serie ${n}` });
      }
    });
    await expect.poll(notasRun, PATIENCE).toContain('serie 19');
    // With one job per poll, every 0.5 s, this would take 10 s.
    expect(Date.now() - before).toBeLessThan(8_000);
  });

  it('of a process that died runs in another', async () => {
    // After kill -9, the job is active but no process runs it.
    await test.owner.query(
      `insert into pgboss.job (name, data, state, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
                               heartbeat_seconds, started_on, heartbeat_on)
       values ('prueba', '{"nota": "huérfana"}', 'active', 'short', 5, 1, true, 900,
               10, now() - interval '1 minute', now() - interval '1 minute')`,
    );
    await expect.poll(() => stateOf('huérfana'), PATIENCE).toEqual([{ state: 'completed', tries: 1 }]);
    expect(notasRun().filter((nota) => nota === 'huérfana')).toHaveLength(1);
  });
});

/** Gathers the statements of this process during a test. */
function statements(): (pattern: RegExp | string) => string[] {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => sent.mockRestore());
  const texts = () => sent.mock.calls.map(([query]) => String((query as { text?: string })?.text ?? query));
  return (pattern) => texts().filter((text) => text.search(pattern) >= 0);
}

/** Fetches of jobs. pg-boss itself polls its own queues. */
const FETCH = /^(?!.*__pgboss).*for update of j skip locked/is;

/**
 * The most fetches that jobs since a moment explain: a schedule may become due at any minute. Each of two replicas may
 * look for such a job, and for one after it.
 */
async function fetchesSince(since: Date): Promise<number> {
  const { rows } = await test.owner.query(
    `select count(*)::int as jobs from pgboss.job where created_on >= $1 and name not like '\\_\\_pgboss%'`,
    [since],
  );
  return 4 * rows[0].jobs;
}

const INSTALL = /create_queue|update pgboss[.]queue set\s+retry_limit/i;

describe('many queues cost few statements', () => {
  it('while they are idle: one at each look', async () => {
    const [sent, since] = [statements(), new Date()];
    await expect.poll(() => sent(/./).filter((text) => text === DUE_QUEUES).length, PATIENCE).toBeGreaterThan(3);
    expect(sent(FETCH).length).toBeLessThanOrEqual(await fetchesSince(since));
  });

  it('at a start after the first: they are read at once, and no schedule is stored again', async () => {
    const [sent, since] = [statements(), new Date()];
    const replica = await startReplica(test);
    await replica.app.close();
    // pg-boss itself reads them at its start, and both replicas look after them meanwhile.
    expect(sent(/^\s*select\s+q[.]name/i).length).toBeLessThan(Object.keys(QUEUES).length / 3);
    expect(sent(/into pgboss[.]schedule/i)).toEqual([]);
    expect(sent(FETCH).length).toBeLessThanOrEqual(await fetchesSince(since));
  });

  it('when they are installed again: only what differs is written', async () => {
    const limitOf = async (queue: string) =>
      (await test.owner.query('select retry_limit from pgboss.queue where name = $1', [queue])).rows;
    const sent = statements();
    await installJobs(test.ownerUrl);
    expect(sent(INSTALL)).toEqual([]);
    await installJobs(test.ownerUrl, { diaria: { ...QUEUES.enlaces, retryLimit: 7 }, otra: {} });
    expect(sent(INSTALL)).toHaveLength(2);
    expect([await limitOf('diaria'), await limitOf('otra')]).toEqual([[{ retry_limit: 7 }], [{ retry_limit: 5 }]]);
  });
});

describe('two replicas', () => {
  it('run each job once, and create a job for each time of a schedule', async () => {
    const replica = await startReplica(test);
    try {
      const daily: string[] = [];
      const shared: string[] = [];
      work = async ({ data }) => {
        shared.push(data.nota);
      };
      const other = replica.app.get(Jobs);
      await other.define<Nota>(PRUEBA, { handler: async ({ data }) => void shared.push(data.nota) });
      for (const mine of [jobs, other]) {
        await mine.define(DIARIA, { handler: async ({ id }) => void daily.push(id) });
        await mine.schedule(DIARIA, '* * * * *');
      }
      const notas = Array.from({ length: 30 }, (_, n) => `repartida ${n}`);
      await transactions.platform(async () => {
        for (const nota of notas) {
          await jobs.send(PRUEBA, { nota });
        }
      });
      await expect.poll(() => shared.toSorted(), PATIENCE).toEqual(notas.toSorted());
      await expect.poll(() => daily.length, { timeout: 80_000, interval: 100 }).toBeGreaterThan(0);
      const { rows } = await test.owner.query(`select singleton_on from pgboss.job where name = 'diaria'`);
      expect(new Set(rows.map(({ singleton_on }) => String(singleton_on))).size).toBe(rows.length);
      expect(new Set(daily).size).toBe(daily.length);
    } finally {
      await replica.app.close();
    }
  }, 120_000);

  it('complete the running job when one of them stops', async () => {
    const replica = await startReplica(test);
    const other = replica.app.get(Jobs);
    let begun = false;
    let ended = false;
    const gate = Promise.withResolvers<void>();
    // Only the replica has a handler for this queue.
    work = async () => {};
    await installJobs(test.ownerUrl, { larga: QUEUES.enlaces });
    await other.define('larga' as QueueName, {
      handler: async () => {
        begun = true;
        await gate.promise;
        ended = true;
      },
    });
    await replica.app.get(Transactions).platform(() => other.send('larga' as QueueName, { nota: 'larga' }));
    await expect.poll(() => begun, PATIENCE).toBe(true);
    const closing = replica.app.close();
    gate.resolve();
    await closing;
    expect(ended).toBe(true);
    expect(await stateOf('larga')).toEqual([{ state: 'completed', tries: 0 }]);
  });
});

it('warns once that the database went away, although some connections still answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  try {
    const { boss } = jobs as unknown as { boss: PgBoss };
    const told = () => warn.mock.calls.filter(([, text]) => String(text).startsWith('The jobs cannot go on'));
    const fail = () => boss.emit('error', new Error('terminating connection due to administrator command'));
    fail();
    await boss.getQueue(PRUEBA);
    fail();
    expect(told()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    await boss.getQueue(PRUEBA);
    fail();
    expect(told()).toHaveLength(2);
  } finally {
    warn.mockRestore();
    vi.useRealTimers();
  }
});

describe('the tables of the jobs', () => {
  it('are out of reach of the login and of the role of a cuenta', async () => {
    const { rows } = await test.owner.query(
      `select has_schema_privilege('carpetas_tenant', 'pgboss', 'usage') as tenant,
              has_schema_privilege('carpetas_app', 'pgboss', 'usage') as login,
              has_schema_privilege('carpetas_platform', 'pgboss', 'create') as platform`,
    );
    expect(rows).toEqual([{ tenant: false, login: false, platform: false }]);
  });
});
