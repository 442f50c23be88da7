import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../../factories/api-client.js';
import { freePort, type Product, startProduct, waitForEnd, waitUntilReady } from '../../support/product.js';

const SUPERVISE = fileURLToPath(new URL('../../../scripts/supervise.ts', import.meta.url));
const MINUTES = 60_000;
const PATIENCE = { timeout: 30_000, interval: 20 };

let dataDir: string;
let port: string;
let product: Product;

const postmasterPid = () => join(dataDir, 'postgres/cluster/postmaster.pid');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carpetas-reinicio-'));
  port = String(await freePort());
  await start();
}, 5 * MINUTES);

afterAll(async () => {
  await product.end('SIGTERM');
  await rm(dataDir, { recursive: true });
}, MINUTES);

/** Starts the product as `npm start` does. */
async function start(): Promise<void> {
  const limits = { JOBS_POLL_SECONDS: '0.5', LIMIT_SIGN_UP: '10000', SHUTDOWN_GRACE_MS: '0' };
  const env = { DATA_DIR: dataDir, PORT: port, DEMO: 'false', ...limits };
  product = await startProduct({ env, program: 'scripts/start.ts' });
  // The server of a killed product may still answer.
  await vi.waitFor(() => expect(product.output()).toMatch(/Carpetas [^ ]+ está en/), {
    timeout: 4 * MINUTES,
    interval: 20,
  });
}

/** Signs a person up, which needs a write and a job with a mail. */
const signUp = (email: string) =>
  new ApiClient(product.baseUrl).post('/auth/sign-up', { name: 'Ana', email, password: 'Clave-larga-7' });

const mails = () => readdir(join(dataDir, 'mail')).catch(() => []);

/** The process id of the server, from the lines of its log. */
function serverPid(): number {
  return Number([...product.output().matchAll(/"pid":(\d+)/g)].at(-1)![1]);
}

async function killPostgres(): Promise<void> {
  const [pid] = (await readFile(postmasterPid(), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

describe('npm start', { timeout: 2 * MINUTES }, () => {
  it('starts the server again when it was killed', async () => {
    expect((await signUp('uno@ejemplo.test')).body).toBe(true);
    await expect.poll(() => product.output(), PATIENCE).toContain('/api/auth/sign-up');
    await expect.poll(mails, PATIENCE).toHaveLength(1);
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => product.output(), PATIENCE).toContain('El servidor terminó de golpe (SIGKILL)');
    await waitUntilReady(product);
    expect((await signUp('dos@ejemplo.test')).body).toBe(true);
    await expect.poll(serverPid, PATIENCE).not.toBe(pid);
  });

  it('starts PostgreSQL again when it was killed; requests get 503 meanwhile, and jobs go on', async () => {
    const before = (await mails()).length;
    await killPostgres();
    const away: { status: number; headers: Headers }[] = [];
    await expect
      .poll(async () => {
        const { status, headers } = await signUp(`${crypto.randomUUID()}@ejemplo.test`);
        if (status >= 300) away.push({ status, headers });
        return away.length > 0 && status;
      }, PATIENCE)
      .toBe(200);
    expect(new Set(away.map(({ status, headers }) => [status, headers.get('retry-after')].join()))).toEqual(
      new Set(['503,2']),
    );
    await expect.poll(async () => (await mails()).length, PATIENCE).toBeGreaterThan(before);
    expect(
      (product.output().match(/The (jobs cannot go on|database is not reachable)/g) ?? []).length,
    ).toBeLessThanOrEqual(2);
  });

  it('leaves nothing behind when it is killed itself, and starts at once', async () => {
    await product.end('SIGKILL');
    await expect.poll(() => existsSync(postmasterPid()), PATIENCE).toBe(false);
    await start();
    product.process.kill('SIGKILL');
    await start();
    expect((await signUp('tres@ejemplo.test')).body).toBe(true);
  });

  it('stops all of it on Ctrl-C, which npm sends a second time', async () => {
    product.process.kill('SIGINT');
    expect(await product.end('SIGINT')).toBe(0);
    expect(existsSync(postmasterPid())).toBe(false);
  });
});

it('says that a program crashes again and again, and ends', async () => {
  const [crash, supervisor] = [join(dataDir, 'crash.mjs'), join(dataDir, 'supervisor.mjs')];
  await writeFile(crash, "process.kill(process.pid, 'SIGKILL');");
  await writeFile(
    supervisor,
    `import { supervise } from ${JSON.stringify(SUPERVISE)};
     process.exit(await supervise(${JSON.stringify(crash)}));`,
  );
  const supervised = await startProduct({ env: {}, program: supervisor });
  expect(await waitForEnd(supervised)).toBe(1);
  expect(supervised.output().trim().split('\n')).toEqual([
    ...Array(5).fill('El servidor terminó de golpe (SIGKILL). Se inicia de nuevo…'),
    'El servidor terminó de golpe (SIGKILL), 6 veces en un minuto. No se inicia de nuevo.',
  ]);
});
