import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/common/database/embedded-postgres.js';
import { migrate } from '../../../server/common/database/migrate.js';
import { createTestApp } from '../../factories/app.js';
import { newCuenta } from '../../factories/people.js';

/** Starts a PostgreSQL for this test, whose processes can be frozen. */
async function startPostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'carpetas-congelada-'));
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const [postmaster] = (await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  const signal = (name: NodeJS.Signals) => {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const family = processes.map((line) => line.trim().split(/\s+/)).filter((ids) => ids.includes(postmaster!));
    for (const [pid] of family) {
      process.kill(Number(pid), name);
    }
  };
  const thaw = () => signal('SIGCONT');
  onTestFinished(async () => {
    thaw();
    await stop();
    await rm(dataDir, { recursive: true });
  });
  return { url, freeze: () => signal('SIGSTOP'), thaw };
}

it('while PostgreSQL is frozen, each request is answered 503; afterwards they are served', async () => {
  const postgres = await startPostgres();
  await migrate(postgres.url);
  const test = await createTestApp(
    { POOL_SIZE: '3', POOL_ACQUIRE_MS: '500', QUERY_TIMEOUT_MS: '500' },
    { ownerUrl: postgres.url, superuserUrl: postgres.url, drop: async () => {} },
  );
  onTestFinished(() => test.close());
  const { titular } = await newCuenta(test);
  const requests = () =>
    Promise.all([
      titular.get('/carpetas'),
      titular.get('/cuentas'),
      titular.post('/auth/sign-in', { email: titular.email, password: 'otra' }),
      titular.get('/health/ready'),
    ]);
  await requests();
  postgres.freeze();
  // The second round meets no connection of the first round.
  for (const round of [await requests(), await requests()]) {
    expect(round.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      round.map(() => [503, '2']),
    );
  }
  expect((await titular.get('/health/live')).status).toBe(200);
  postgres.thaw();
  await expect.poll(async () => (await titular.get('/carpetas')).status).toBe(200);
}, 60_000);
