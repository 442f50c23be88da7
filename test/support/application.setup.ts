import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build.ts';
import { creationOf, execute } from './execute.js';
import { type Product, problemsIn, startProduct, waitUntilReady } from './product.ts';
import { tellOutcome } from './running-products.ts';
import { startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file about the running products. Each worker has a product, so parallel journeys never share data. */
    runningProducts: string;
  }
}

/** Settings that make journeys fast. */
const TEST_SETTINGS = {
  DEMO: 'true',
  // At their end, nobody is connected any more.
  SHUTDOWN_GRACE_MS: '0',
  // Mails leave soon, so that the journeys of the mailbox wait little.
  MAIL_UNDO_SECONDS: '4',
  // Three products that poll for jobs each second would take a fifth of a core. Jobs start at once or on time without
  // it.
  JOBS_POLL_SECONDS: '15',
  // The minimum that the settings accept. The usual work takes a core 0.1 s at each sign-in.
  PASSWORD_MEMORY_KIB: '19456',
  PASSWORD_PASSES: '2',
  // A person who turns the second factor on in a test.
  OPERATORS: 'oficial.lavalle@ejemplo.test',
};

/**
 * Builds the product and loads the demo once. Starts the product on a copy of it for each worker. This takes a minute, in
 * which other tests run. The first journeys wait for it. Warnings in a log fail the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Other tests start the built server too.
  await build({ parts: ['servidor'] });
  const folder = await mkdtemp(join(tmpdir(), 'carpetas-navegador-'));
  const prefix = `carpetas_navegador_${randomBytes(6).toString('hex')}`;
  const started: Product[] = [];
  /** What ends what was started, the latest first. */
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
  const load = async () => {
    const [postgres] = await Promise.all([startTestPostgres(), build({ parts: ['web'] })]);
    ends.unshift(() => postgres.stop());
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    ends.unshift(() => admin.end());
    const create = async (name: string, template = 'template1') => {
      await admin.query(creationOf(`${prefix}_${name}`, postgres.owner.name, template));
      ends.unshift(() => admin.query(`drop database ${prefix}_${name} with (force)`));
    };
    const start = async (name: string) => {
      const databaseUrl = postgres.owner.urlOf(`${prefix}_${name}`);
      const dataDir = join(folder, name);
      const product = await startProduct({
        env: { ...TEST_SETTINGS, FILE_TEXTS: String(name !== 'demo'), DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      });
      started.push(product);
      await waitUntilReady(product);
      return { product, dataDir, databaseUrl };
    };
    await create('demo');
    const { product, dataDir, databaseUrl } = await start('demo');
    await product.end('SIGTERM');
    // Each copy would read the files of the demo. Without their texts, only the files of tests are read.
    await execute(databaseUrl, 'delete from textos');
    const workers = Array.from({ length: project.config.maxWorkers }, (_, index) => `${index + 1}`);
    // PostgreSQL makes one copy of a database at a time.
    for (const worker of workers) await create(worker, `${prefix}_demo`);
    const copies = await Promise.all(
      workers.map(async (worker) => {
        await cp(dataDir, join(folder, worker), { recursive: true });
        const copy = await start(worker);
        if (/Migración|Cargando/.test(copy.product.output())) {
          throw new Error(`Un segundo inicio no debe cargar ni migrar nada:\n${copy.product.output()}`);
        }
        return copy;
      }),
    );
    return copies.map(({ product: { baseUrl }, ...places }) => ({ baseUrl, ...places }));
  };
  const file = join(folder, 'productos.json');
  project.provide('runningProducts', file);
  const loading = load().then(
    (products) => tellOutcome(file, { products }),
    (error: Error) => tellOutcome(file, { problem: `Los productos no llegaron a estar listos: ${error.stack}` }),
  );
  return async () => {
    await loading;
    const problems = (await Promise.all(started.map(problemsOf))).flat();
    for (const end of ends) await end();
    if (problems.length > 0) throw new Error(`El producto avisó de problemas:\n${problems.join('\n')}`);
  };
}

/** Ends a product. @returns warnings and errors of its log, and its exit code unless that is 0 */
async function problemsOf(product: Product): Promise<string[]> {
  const code = product.process.exitCode ?? (await product.end('SIGTERM'));
  const problems = problemsIn(product.output());
  return code === 0 ? problems : [...problems, `El producto terminó con el código ${code}:\n${product.output()}`];
}
