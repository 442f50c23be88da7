import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Product } from '../support/product.ts';
import type { BareStatement } from './bare-route.ts';
import { type Load, load, processorTime } from './load.ts';
import { CARPETAS, type Office } from './office.ts';
import { decimal, type Measurement, median } from './report.ts';

const ROUNDS = 7;
const ROUND_SECONDS = 5;
const POOL_SIZE = 10;
/** A schema of views. They have the rows of one cuenta, the tables' names, and no row-level security. */
const BARE_SCHEMA = 'medidas';

interface Round extends Load {
  /** Processor time per request in the server's process, in milliseconds. */
  processor: number | null;
}

/** Compares the list of carpetas with a bare Fastify + pg route that runs the same SQL. */
export async function measureList(product: Product, office: Office): Promise<Measurement[]> {
  const bare = await startBareRoute(office);
  try {
    const ours = await warmed(`${product.baseUrl}/api/carpetas`, product.process, office.accessToken);
    const theirs = await warmed(bare.url, bare.process);
    const rounds: { ours: Round; theirs: Round }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await ours(), theirs: await theirs() });
    }
    return report(rounds);
  } finally {
    bare.process.kill();
  }
}

function report(rounds: { ours: Round; theirs: Round }[]): Measurement[] {
  const ratio = (of: (round: Round) => number) => median(rounds.map(({ ours, theirs }) => of(ours) / of(theirs)));
  const speed = ratio(({ requestsPerSecond }) => requestsPerSecond);
  const p99 = ratio((round) => round.p99);
  const processor = ratio((round) => round.processor ?? Number.NaN);
  const name = `Lista de ${CARPETAS} carpetas frente a Fastify + pg`;
  return [
    { name: `${name}: pedidos por segundo`, value: decimal(speed), budget: '≥ 0,75', isMet: speed >= 0.75 },
    { name: `${name}: p99`, value: decimal(p99), budget: '≤ 2,00', isMet: p99 <= 2 },
    { name: `${name}: procesador por pedido`, value: decimal(processor) },
  ];
}

/** Checks that an address answers the list, and warms it up. Returns the function that measures one round. */
async function warmed(url: string, child: ChildProcess, accessToken?: string): Promise<() => Promise<Round>> {
  const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const answer = await (await fetch(url, { headers })).text();
  // Rows are counted up to 1,001. The last shows that there are more than 1,000.
  if (!/"total":100[01]\b/.test(answer)) throw new Error(`${url} no responde la lista: ${answer.slice(0, 500)}`);
  await load({ url, headers, duration: ROUND_SECONDS });
  return async () => {
    const before = await processorTime(child.pid);
    const round = await load({ url, headers, duration: ROUND_SECONDS });
    const after = await processorTime(child.pid);
    return { ...round, processor: before === null || after === null ? null : (after - before) / round.requests };
  };
}

async function startBareRoute(office: Office): Promise<{ url: string; process: ChildProcess }> {
  await createBareSchema(office);
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare-route.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BARE_URL: office.ownerUrl,
      BARE_SCHEMA,
      BARE_POOL_SIZE: String(POOL_SIZE),
      BARE_STATEMENTS: JSON.stringify(await statementsOfList(office)),
    },
  });
  const [url] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return { url, process: child };
}

/** The SQL of the product's repository for the first page of the list. */
async function statementsOfList({ cuentaId }: Office): Promise<BareStatement[]> {
  const built = (path: string) => import(new URL(`../../dist/server/${path}`, import.meta.url).href);
  const { CarpetasListRepository } = await built('expediente/carpetas/carpetas-list.repository.js');
  const { CarpetasQuery } = await built('expediente/carpetas/carpetas-query.dto.js');
  const statements: BareStatement[] = [];
  const prepared = async (text: string, values: unknown[]) => {
    statements.push({ text, values });
    return [];
  };
  const tenant = { cuentaId, usuarioId: cuentaId, rolId: 1 };
  await new CarpetasListRepository({ prepared, tenant }).findPage(new CarpetasQuery());
  return statements;
}

async function createBareSchema({ ownerUrl, cuentaId }: Office): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`create schema ${BARE_SCHEMA}`);
    for (const table of ['carpetas', 'tipos_acto']) {
      await owner.query(
        `create view ${BARE_SCHEMA}.${table} as
           select * from public.${table} where cuenta_id = ${owner.escapeLiteral(cuentaId)}`,
      );
    }
  } finally {
    await owner.end();
  }
}
