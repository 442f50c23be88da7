import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../../factories/api-client.js';
import { createTestApp, type TestApp } from '../../factories/app.js';
import { newCarpeta } from '../../factories/carpetas.js';
import { download, newDocumento, pdf } from '../../factories/documentos.js';
import { CLAVE, type Member, newCuenta } from '../../factories/people.js';
import { listen } from '../../factories/sockets.js';
import { buildServer, type Product, startProduct, waitUntilReady } from '../../support/product.js';
import { startWriting } from '../../support/writing.js';

const MINUTES = 60_000;
const CLIENTS = 6;

let test: TestApp;
let titular: Member;
let dataDir: string;
let replicas: Product[];

async function start(): Promise<Product> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: test.ownerUrl, JWT_SECRET: test.jwtSecret, DEMO: 'false' };
  const product = await startProduct({ env: { ...env, TRUST_PROXY: 'true', SHUTDOWN_GRACE_MS: '500' } });
  await waitUntilReady(product);
  return product;
}

beforeAll(async () => {
  await buildServer();
  test = await createTestApp();
  ({ titular } = await newCuenta(test));
  dataDir = await mkdtemp(join(tmpdir(), 'carpetas-replicas-'));
  // One replica migrates and the other waits, as on any machine where they start at once.
  replicas = await Promise.all([start(), start()]);
}, 5 * MINUTES);

afterAll(async () => {
  for (const replica of replicas) await replica.end('SIGKILL');
  await test.close();
  await rm(dataDir, { recursive: true });
});

/** A client of one replica. */
const at = (n: number, { accessToken }: Pick<ApiClient, 'accessToken'> = titular) =>
  new ApiClient((replicas[n] as Product).baseUrl, accessToken);

it('a person signs in on one replica and goes on with the other', async () => {
  const signedIn = await at(0, {}).post('/auth/sign-in', { email: titular.email, password: CLAVE });
  expect(signedIn.status).toBe(200);
  const refreshed = await at(1, {}).post('/auth/refresh-token', { refreshToken: signedIn.body.refreshToken });
  expect(refreshed.status).toBe(200);
  const { id } = await newCarpeta(at(0));
  const content = pdf('dos réplicas', 300_000);
  const documento = await newDocumento(at(0), id, { content });
  expect((await download(at(1, refreshed.body), documento.id)).bytes.equals(content)).toBe(true);
  const { events } = await listen(at(1));
  await at(0).post(`/carpetas/${id}/comentarios`, { texto: 'Vista' });
  await expect.poll(() => events).toContainEqual(expect.objectContaining({ carpeta: id, que: 'comentarios' }));
});

it.each([
  { signal: 'SIGKILL', what: 'dies' },
  { signal: 'SIGTERM', what: 'is stopped' },
] as const)(
  'nothing that was acknowledged is lost or done twice, and nothing fails, while a replica $what',
  async ({ signal }) => {
    const { id } = await newCarpeta(titular);
    const work = startWriting({
      servers: [0, 1],
      clients: CLIENTS,
      write: (n, texto) =>
        at(n).post(`/carpetas/${id}/comentarios`, { texto }, { headers: { 'idempotency-key': `${id} ${texto}` } }),
    });
    const done = (more: number) => {
      const from = work.acknowledged.length;
      return expect.poll(() => work.acknowledged.length - from, { timeout: MINUTES }).toBeGreaterThan(more);
    };
    await done(30);
    await (replicas[0] as Product).end(signal);
    await done(30);
    if (signal === 'SIGKILL') replicas[0] = await start();
    await done(30);
    await work.end();
    expect([...work.failed, ...work.unavailable]).toEqual([]);
    // A process that is stopped on purpose finishes the requests that it accepted.
    if (signal === 'SIGTERM') expect(work.brokenOff).toEqual([]);
    const { rows } = await test.owner.query('select texto from carpeta_comentarios where carpeta_id = $1', [id]);
    expect(rows.map(({ texto }) => texto).sort()).toEqual(work.acknowledged.toSorted());
  },
  2 * MINUTES,
);
