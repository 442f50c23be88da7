import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../factories/app.js';
import { type Member, newCuenta } from '../../factories/people.js';
import { buildServer, type Product, startProduct } from '../../support/product.js';

const MINUTES = 60_000;
const CONNECTIONS = 16;

let test: TestApp;
let titular: Member;
let dataDir: string;
let product: Product;

beforeAll(async () => {
  await buildServer();
  test = await createTestApp();
  ({ titular } = await newCuenta(test));
  dataDir = await mkdtemp(join(tmpdir(), 'carpetas-cierre-'));
}, 5 * MINUTES);

afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

afterEach(() => product.end('SIGKILL'));

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const usual = { DATA_DIR: dataDir, DATABASE_URL: test.ownerUrl, JWT_SECRET: test.jwtSecret, DEMO: 'false' };
  product = await startProduct({ env: { ...usual, ...env } });
  await expect.poll(() => product.output(), { timeout: MINUTES }).toMatch(/Carpetas [^ ]+ está en/);
}

const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request and reads the whole answer. */
async function ask(agent: Agent, path = '/api/carpetas'): Promise<{ status?: number; connection?: string }> {
  const headers = { authorization: `Bearer ${titular.accessToken}` };
  const sent = request(`${product.baseUrl}${path}`, { agent, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return { status: answer.statusCode, connection: answer.headers.connection };
}

/** Sends requests on one connection after the other until the server no longer listens. */
async function keepAsking(pauseMs: number, tell: (outcome: unknown) => void): Promise<void> {
  const agent = oneConnection();
  for (;;) {
    try {
      tell((await ask(agent)).status);
    } catch (error) {
      const { code } = error as { code: string };
      if (code === 'ECONNREFUSED') return;
      tell(code);
    }
    if (pauseMs > 0) await sleep(pauseMs);
  }
}

describe('SIGTERM', { timeout: 2 * MINUTES }, () => {
  it('answers each request on connections that are in use', async () => {
    await start({ SHUTDOWN_GRACE_MS: '1000' });
    const outcomes: unknown[] = [];
    const clients = Array.from({ length: CONNECTIONS }, (_, index) =>
      keepAsking(index % 2 ? 0 : 40, (outcome) => outcomes.push(outcome)),
    );
    await expect.poll(() => outcomes.length).toBeGreaterThan(5 * CONNECTIONS);
    expect(await product.end('SIGTERM')).toBe(0);
    await Promise.all(clients);
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  });

  it('is announced by the next answer of each connection and by the readiness, and waits for no longer', async () => {
    await start({ SHUTDOWN_GRACE_MS: '60000' });
    const [used, other] = [oneConnection(), oneConnection()];
    expect(await ask(used)).toEqual({ status: 200, connection: 'keep-alive' });
    expect(await ask(other)).toEqual({ status: 200, connection: 'keep-alive' });
    product.process.kill('SIGTERM');
    await expect.poll(() => ask(other, '/api/health/ready')).toEqual({ status: 503, connection: 'close' });
    expect(await ask(used)).toEqual({ status: 200, connection: 'close' });
    expect(await product.end('SIGTERM')).toBe(0);
  }, 30_000);

  it('does not wait when no connection is open', async () => {
    await start({ SHUTDOWN_GRACE_MS: '60000' });
    expect(await product.end('SIGTERM')).toBe(0);
  }, 30_000);

  it('makes live connections go to the next process', async () => {
    await start({});
    const socket = io(product.baseUrl, {
      path: '/api/socket',
      transports: ['websocket'],
      reconnectionDelayMax: 500,
      auth: { token: titular.accessToken },
    });
    onTestFinished(() => void socket.close());
    await once(socket as never, 'connect');
    const reconnected = once(socket as never, 'connect');
    expect(await product.end('SIGTERM')).toBe(0);
    await start({ PORT: new URL(product.baseUrl).port });
    await reconnected;
  });
});
