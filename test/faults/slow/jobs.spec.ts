import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/common/database/embedded-postgres.js';
import { migrate } from '../../../server/common/database/migrate.js';
import { ApiClient } from '../../factories/api-client.js';
import { createDatabase } from '../../factories/app.js';
import { Buzon } from '../../factories/buzon.js';
import { freePort, type Product, startProduct, waitUntilReady } from '../../support/product.js';

const MINUTES = 60_000;
const PATIENCE = { timeout: 30_000, interval: 50 };
const EMAIL = 'ana@ejemplo.test';

async function openBuzon(): Promise<Buzon> {
  const buzon = new Buzon(await freePort());
  await buzon.open();
  onTestFinished(() => buzon.close());
  return buzon;
}

async function start(databaseUrl: string, buzon: Buzon): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'carpetas-tareas-'));
  const product = await startProduct({
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: 'el mismo secreto en todos los procesos',
      DEMO: 'false',
      SMTP_URL: buzon.url,
      JOBS_POLL_SECONDS: '0.5',
      SHUTDOWN_GRACE_MS: '0',
    },
  });
  onTestFinished(async () => {
    await product.end('SIGTERM');
    await rm(dataDir, { recursive: true });
  });
  await waitUntilReady(product);
  return product;
}

const signUp = ({ baseUrl }: Product, email = EMAIL) =>
  new ApiClient(baseUrl).post('/auth/sign-up', { name: 'Ana', email, password: 'Clave-larga-7' });

describe('a mail', () => {
  it('that was being sent when its process was killed is sent once by the next process', {
    timeout: 5 * MINUTES,
  }, async () => {
    const { ownerUrl, drop } = await createDatabase();
    onTestFinished(drop);
    const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
    // The database may be dropped while this connection is still closing.
    owner.on('error', () => {});
    onTestFinished(() => owner.end());
    const buzon = await openBuzon();
    let isHeard = false;
    buzon.silence = () => {
      isHeard = true;
    };
    const first = await start(ownerUrl, buzon);
    expect((await signUp(first)).body).toBe(true);
    await expect.poll(() => isHeard, PATIENCE).toBe(true);
    await first.end('SIGKILL');
    buzon.silence = undefined;

    await start(ownerUrl, buzon);
    // pg-boss counts a job as lost after half a minute without a heartbeat. So the test makes the last heartbeat old.
    await owner.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);
    const state = async () => (await owner.query(`select state from pgboss.job where name = 'correo'`)).rows;
    await expect.poll(state, PATIENCE).toEqual([{ state: 'retry' }]);
    await owner.query(`update pgboss.job set start_after = now() where name = 'correo'`);
    await expect.poll(state, PATIENCE).toEqual([{ state: 'completed' }]);
    expect(buzon.to(EMAIL)).toHaveLength(1);
  });

  it('goes out after PostgreSQL was away, and the log reports that once', { timeout: 5 * MINUTES }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'carpetas-postgres-'));
    const port = await freePort();
    const startPostgres = () => startEmbeddedPostgres({ dataDir, log: () => {}, port });
    let postgres: EmbeddedPostgres = await startPostgres();
    onTestFinished(async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    });
    await migrate(postgres.url);
    const buzon = await openBuzon();
    const product = await start(postgres.url, buzon);
    const told = () => product.output().match(/The jobs cannot go on/g) ?? [];

    await postgres.stop();
    // A failure shows all that the product printed.
    await expect.poll(product.output, PATIENCE).toContain('The jobs cannot go on');
    // The product polls for jobs many times in three seconds, and logs no second line.
    const failedOnce = Date.now();
    await expect.poll(() => Date.now() - failedOnce, PATIENCE).toBeGreaterThan(3_000);
    expect(told()).toHaveLength(1);

    postgres = await startPostgres();
    await waitUntilReady(product);
    expect((await signUp(product)).body).toBe(true);
    await expect.poll(() => buzon.to(EMAIL), PATIENCE).toHaveLength(1);
    expect(product.process.exitCode).toBeNull();
  });
});
