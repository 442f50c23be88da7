import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Settings } from '../../server/common/config/settings.js';
import { Metrics } from '../../server/common/metrics/metrics.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { type Answer, ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { holdLock } from '../factories/locks.js';
import { mailTo } from '../factories/mails.js';
import { EMPTY_NOTA } from '../factories/notas.js';
import { type Member, newCuenta } from '../factories/people.js';
import { TcpProxy } from '../factories/tcp-proxy.js';

const CONNECTIONS = 3;

let test: TestApp;
let titular: Member;
let proxy: TcpProxy;
/** The same person, on a replica whose connections go through the proxy. */
let far: ApiClient;
let metricsPort: number | null;
const closing: (() => unknown)[] = [];

async function replica(overrides: Partial<Settings>, through?: TcpProxy) {
  const { app, baseUrl } = await startReplica(test, overrides, through);
  closing.unshift(() => app.close());
  return { app, client: new ApiClient(baseUrl, titular.accessToken) };
}

beforeAll(async () => {
  test = await createTestApp();
  ({ titular } = await newCuenta(test));
  proxy = await TcpProxy.open();
  closing.push(
    () => proxy.close(),
    () => test.close(),
  );
  const limits = { POOL_SIZE: CONNECTIONS, TURNS_PER_PERSON: CONNECTIONS, POOL_ACQUIRE_MS: 500, QUERY_TIMEOUT_MS: 500 };
  const { app, client } = await replica({ ...limits, METRICS_PORT: 0 }, proxy);
  far = client;
  metricsPort = app.get(Metrics).port;
});
afterAll(async () => {
  for (const close of closing) {
    await close();
  }
});

function expectUnavailable({ status, headers, body }: Answer<unknown>, code = 'BASE_NO_DISPONIBLE'): void {
  expect({ status, retryAfter: headers.get('retry-after'), body }).toEqual({
    status: 503,
    retryAfter: '2',
    body: { statusCode: 503, code, message: expect.any(String), requestId: expect.any(String) },
  });
}

const isServed = (client: ApiClient) => expect.poll(async () => (await client.get('/carpetas')).status).toBe(200);

/** A write that waits in the database. */
async function stuckWrite(client: ApiClient) {
  const { id, version } = await newCarpeta(titular);
  const lock = await holdLock(test, 'select 1 from carpetas where id = $1', [id]);
  const write: Promise<Answer<unknown>> = client.patch(`/carpetas/${id}`, { caratula: 'Otra' }, { version });
  await lock.isAwaitedBy(1);
  return { write, lock };
}

describe('when connections go silent', () => {
  const inParallel = () => Promise.all(Array.from({ length: CONNECTIONS }, () => far.get('/carpetas')));

  it('requests are answered 503, and the next requests are served by new connections', async () => {
    await inParallel();
    proxy.silence();
    for (const answer of await inParallel()) {
      expectUnavailable(answer);
    }
    proxy.repair();
    await expect.poll(async () => (await inParallel()).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('health says so, and jobs go on afterwards', async () => {
    proxy.silence();
    expectUnavailable(await far.get('/health/ready'), 'NO_DISPONIBLE');
    expect(await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()).toContain('carpetas_database_up 0');
    proxy.repair();
    const email = 'nadie@ejemplo.test';
    const signUp = () => far.post('/auth/sign-up', { name: 'Nadie', email, password: 'Clave-larga-7' });
    await expect.poll(async () => (await signUp()).body).toBe(true);
    await mailTo(test, email, /./);
  });
});

describe('when PostgreSQL cannot be reached', () => {
  it.each([
    ['a read', () => far.get('/carpetas')],
    ['a sign-in', () => far.post('/auth/sign-in', { email: titular.email, password: 'otra' })],
    ['health', () => far.get('/health/ready'), 'NO_DISPONIBLE'],
  ])('%s is answered 503', async (_, send, code?: string) => {
    await isServed(far);
    proxy.break();
    expectUnavailable(await send(), code);
    expectUnavailable(await send(), code);
    proxy.repair();
  });

  it('a write that was under way is answered 503 too', async () => {
    await isServed(far);
    const { write } = await stuckWrite(far);
    proxy.break();
    expectUnavailable(await write);
    proxy.repair();
  });
});

describe('a request is answered 503', () => {
  /** Ends the connections of the applications; the pools open new ones. */
  const terminate = (which = 'true') =>
    test.superuser.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and usename = 'carpetas_app' and ${which}`,
    );

  /** Changes the database for connections that are opened from now on, until the test ends. */
  async function alterDatabase(change: string, undo: string) {
    const alter = (what: string) =>
      test.owner.query(`alter database ${new URL(test.ownerUrl).pathname.slice(1)} ${what}`);
    onTestFinished(async () => {
      await alter(undo);
      await terminate();
      await isServed(titular);
    });
    await alter(change);
    await terminate();
    return { undo: () => alter(undo) };
  }

  it('when PostgreSQL ends its connection', async () => {
    const { write } = await stuckWrite(titular);
    await terminate(`wait_event_type = 'Lock'`);
    expectUnavailable(await write);
  });

  it('when PostgreSQL takes no more connections', async () => {
    await alterDatabase('connection limit 0', 'connection limit -1');
    expectUnavailable(await titular.get('/carpetas'));
  });

  it('when PostgreSQL only reads, as after a failover, and no connection to it is kept', async () => {
    const { undo } = await alterDatabase(
      'set default_transaction_read_only = on',
      'reset default_transaction_read_only',
    );
    const create = () => titular.post('/apps/notes', { note: { ...EMPTY_NOTA, title: 'Una' } });
    expectUnavailable(await create());
    await isServed(titular);
    await undo();
    await expect.poll(async () => (await create()).status).toBe(200);
  });

  it('when the disk of PostgreSQL is full', async () => {
    const { id, version } = await newCarpeta(titular);
    await test.owner.query(`
      create function llena() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger llena before update on carpetas for each row execute function llena()`);
    onTestFinished(async () => {
      await test.owner.query('drop function llena cascade');
    });
    expectUnavailable(await titular.patch(`/carpetas/${id}`, { caratula: 'Otra' }, { version }));
  });

  it('when all connections are taken, and when its work takes too long, before its own connection is closed', async () => {
    const { client } = await replica({ POOL_SIZE: 1, POOL_ACQUIRE_MS: 500, HANDLER_TIMEOUT_MS: 1_500 });
    const { write, lock } = await stuckWrite(client);
    expectUnavailable(await client.get('/carpetas'));
    expectUnavailable(await write, 'DEMASIADO_LENTO');
    await lock.release();
    await isServed(client);
  });
});

it('a transaction whose connection ends between two statements says that the database is not available', async () => {
  const outcome = test.app.get(Transactions).platform(async (manager) => {
    const [{ pid }] = await manager.query('select pg_backend_pid() as pid');
    await test.superuser.query('select pg_terminate_backend($1, 5000)', [pid]);
    return manager.query('select 1');
  });
  await expect(outcome).rejects.toMatchObject({ code: 'BASE_NO_DISPONIBLE', status: 503 });
});
