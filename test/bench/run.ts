import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.ts';
import { startEmbeddedPostgres } from '../../server/common/database/embedded-postgres.ts';
import { conCuentas } from '../factories/servidor-de-correo.ts';
import type { Product, ProductOptions } from '../support/product.ts';
import { measureBoards } from './boards.ts';
import { measureChat } from './chat.ts';
import { measureCorreo } from './correo.ts';
import { measureCorreoExterno } from './correo-externo.ts';
import { measureCuentas } from './cuentas.ts';
import { measureEnumeration, WITHOUT_LIMITS } from './enumeration.ts';
import { measureFirstPage } from './first-page.ts';
import { measureGrowth } from './grow.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureList } from './list.ts';
import { measureMemory } from './memory.ts';
import { openOffice } from './office.ts';
import { withProducts } from './products.ts';
import { measureReplicas } from './replicas.ts';
import { hasFailure, type Measurement, toTable } from './report.ts';
import { measureScroll } from './scroll.ts';
import { measureSockets } from './sockets.ts';
import { measureStart } from './start.ts';
import { measureYear } from './year.ts';
import { measureZip } from './zip.ts';

/** The names that choose parts on the command line. */
const PARTS = [
  'start',
  'page',
  'list',
  'boards',
  'scroll',
  'chat',
  'correo',
  'memory',
  'enumeration',
  'lighthouse',
  'crecer',
  'anio',
  'correo-externo',
  'zip',
  'replicas',
  'sockets',
  'cuentas',
] as const;
type Part = (typeof PARTS)[number];

/** The parts that run only by name, since they take minutes. */
const LONG_PARTS: readonly Part[] = [
  'chat',
  'correo',
  'correo-externo',
  'lighthouse',
  'crecer',
  'anio',
  'zip',
  'replicas',
  'sockets',
  'cuentas',
];

/**
 * Measures the built product against its budgets. Each speed is compared with a reference in the same run. A busy
 * machine slows both down, and their ratio stays.
 */
async function bench(parts: Set<Part>): Promise<Measurement[]> {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'carpetas-medidas-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: 'true',
    ACCESS_TOKEN_SECONDS: '86400',
    // The demo's titular opens every measured office.
    LIMIT_CUENTAS: '1000',
    ...(await allocatorOfImage()),
  };
  const options: ProductOptions = { env, flags: await flagsOfStart() };
  try {
    const measurements: Measurement[] = [];
    const measureAlone = async (part: Part, work: () => Promise<Measurement[]>) => {
      if (!parts.has(part)) return;
      console.log(`Midiendo: ${part}…`);
      measurements.push(...(await work()));
    };
    const measure = (part: Part, work: (product: Product) => Promise<Measurement[]>, changes = {}) =>
      measureAlone(part, () =>
        withProducts([{ ...options, env: { ...env, ...changes } }], ([product]) => work(product!)),
      );
    // The first start migrates and loads the demo data. So the next starts are usual.
    await withProducts([options], async () => []);
    await measureAlone('start', () => measureStart(options, postgres.url));
    await measure('enumeration', ({ baseUrl }) => measureEnumeration(baseUrl), WITHOUT_LIMITS);
    await measure('page', ({ baseUrl }) => measureFirstPage(baseUrl));
    await measure('lighthouse', ({ baseUrl }) => measureLighthouse(baseUrl));
    await measure('list', async (product) => measureList(product, await openOffice(product.baseUrl, postgres.url)));
    await measure('boards', async ({ baseUrl }) => measureBoards(baseUrl, await openOffice(baseUrl, postgres.url)));
    await measure('scroll', async ({ baseUrl }) => measureScroll(baseUrl, await openOffice(baseUrl, postgres.url)));
    await measure(
      'chat',
      async ({ baseUrl }) => measureChat(baseUrl, await openOffice(baseUrl, postgres.url)),
      WITHOUT_LIMITS,
    );
    await measure(
      'correo',
      async ({ baseUrl }) =>
        measureCorreo(baseUrl, await openOffice(baseUrl, postgres.url), await openOffice(baseUrl, postgres.url)),
      WITHOUT_LIMITS,
    );
    await measure('memory', async (product) => measureMemory(product, await openOffice(product.baseUrl, postgres.url)));
    await measure('zip', async (product) => measureZip(product, await openOffice(product.baseUrl, postgres.url)));
    await measure('crecer', ({ baseUrl }) => measureGrowth(baseUrl, postgres.url));
    await measure('anio', ({ baseUrl }) => measureYear(baseUrl, postgres.url));
    await measure('correo-externo', ({ baseUrl }) => measureCorreoExterno(baseUrl, postgres.url), await conCuentas());
    await measureAlone('replicas', () => measureReplicas(options, postgres.url));
    await measureAlone('sockets', () => measureSockets(options, postgres.url));
    await measureAlone('cuentas', () => measureCuentas(options, postgres.url));
    return measurements;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The options of `npm start` for Node, which limit the heap. */
async function flagsOfStart(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  return (scripts.start as string).match(/--max-\S+/g) ?? [];
}

/** The variables of the Dockerfile that limit memory outside the heap. They set the C library's allocator. */
async function allocatorOfImage(): Promise<Record<string, string>> {
  const dockerfile = await readFile(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const settings = [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]);
  if (settings.length === 0) throw new Error('El Dockerfile ya no fija MALLOC_ARENA_MAX.');
  return Object.fromEntries(settings);
}

function chosenParts(args: string[]): Set<Part> {
  const names = args.map((arg) => arg.replace(/^--/, ''));
  const unknown = names.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`No se mide ${unknown.join(', ')}. Hay: ${PARTS.join(', ')}.`);
  return new Set(names.length > 0 ? (names as Part[]) : PARTS.filter((part) => !LONG_PARTS.includes(part)));
}

try {
  const measurements = await bench(chosenParts(process.argv.slice(2)));
  console.log(`\n${toTable(measurements)}`);
  process.exitCode = hasFailure(measurements) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
