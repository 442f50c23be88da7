import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { Client } from 'pg';
import type { Product, ProductOptions } from '../support/product.ts';
import { fill, openCuenta, withOwner } from './grow-office.ts';
import { postgresTime, type Quota, quotaOf, timeOfAll } from './processors.ts';
import { withReplicas } from './products.ts';
import { decimal, type Measurement, median } from './report.ts';

const CUENTAS = 8;
const CARPETAS = 600;
/** The connections to each cuenta. With two replicas, each replica has one connection. */
const CONNECTIONS = 2;
const ROUNDS = 5;
const ROUND_SECONDS = 5;
/** The share is small. Two replicas, PostgreSQL and the sender of requests must not use up two cores. */
const CORES_OF_EACH = 0.2;
/** The share of requests that may be refused. A slow machine may wait too long for a connection. */
const MAX_REFUSED = 0.01;
const MIN_RATIO = 1.6;
/** The least share of the speed that the cores allow. Two replicas cannot have twice the cores there. */
const MIN_SHARE = MIN_RATIO / 2;

/** Settings of the compared replicas. They raise the limits of a person or cuenta, which are not measured. */
const WITHOUT_TURNS = { TURNS_PER_PERSON: '50', TURNS_PER_CUENTA: '50' };

type Requests = NonNullable<autocannon.Options['requests']>;

interface Round {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor time for a request. */
  server: number;
  postgres: number;
  sender: number;
}

interface Kind {
  name: string;
  /** The requests of each cuenta. */
  requests: Requests[];
}

/**
 * Compares two replicas with one, in turns. The connections are the same: all on one replica, or shared between both.
 * First each replica has a part of a core. So two have twice as much as one. Then they have the whole machine.
 */
export function measureReplicas(options: ProductOptions, ownerUrl: string): Promise<Measurement[]> {
  const changed = { ...options, env: { ...options.env, ...WITHOUT_TURNS } };
  return withReplicas(changed, 2, (replicas) => compare(replicas, ownerUrl));
}

async function compare(replicas: readonly Product[], ownerUrl: string): Promise<Measurement[]> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const pids = replicas.map(({ process }) => process.pid!);
  const quota = await quotaOf(pids);
  try {
    const kinds = await kindsOf(replicas[0]!.baseUrl, ownerUrl);
    const timeOfPostgres = await postgresTime(owner);
    const measurements: Measurement[] = [];
    for (const kind of kinds) {
      const round = (used: readonly Product[]) => roundOf(used, kind.requests, timeOfPostgres);
      for (const each of replicas) await round([each]);
      if (quota) measurements.push(...(await bounded(kind.name, replicas, round, quota)));
      else measurements.push({ name: `${kind.name}: réplicas limitadas`, value: 'se mide como root, en Linux' });
      measurements.push(...allowed(kind.name, await inTurns(replicas, round)));
    }
    return measurements;
  } finally {
    await quota?.remove();
    await owner.end();
  }
}

async function inTurns(
  replicas: readonly Product[],
  round: (used: readonly Product[]) => Promise<Round>,
): Promise<{ one: Round; two: Round }[]> {
  const rounds: { one: Round; two: Round }[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    rounds.push({ one: await round([replicas[n % replicas.length]!]), two: await round(replicas) });
  }
  return rounds;
}

async function bounded(
  name: string,
  replicas: readonly Product[],
  round: (used: readonly Product[]) => Promise<Round>,
  quota: Quota,
): Promise<Measurement[]> {
  await quota.set(CORES_OF_EACH);
  const rounds = await inTurns(replicas, round);
  await quota.set(null);
  const ratio = ratioOf(rounds);
  return [
    {
      name: `${name}: dos réplicas frente a una, con ${decimal(CORES_OF_EACH)} núcleos cada una`,
      value: `${decimal(ratio)} · ${speeds(rounds)}`,
      budget: `≥ ${decimal(MIN_RATIO)}`,
      isMet: ratio >= MIN_RATIO,
    },
    { name: `${name}: lo mismo, procesador por pedido`, value: costs(rounds) },
  ];
}

function allowed(name: string, rounds: { one: Round; two: Round }[]): Measurement[] {
  const ratio = ratioOf(rounds);
  const cores = availableParallelism();
  // A replica runs on at most one core. All processes together share the cores.
  const possible = median(
    rounds.map(({ one }) => {
      const all = cores / (one.server + one.postgres + one.sender);
      return Math.min(2 / one.server, all) / Math.min(1 / one.server, all);
    }),
  );
  const share = ratio / possible;
  return [
    {
      name: `${name}: dos réplicas frente a una, con ${cores} núcleos para todo`,
      value: `${decimal(ratio)} de ${decimal(possible)} posibles · ${speeds(rounds)}`,
      budget: `≥ ${decimal(MIN_SHARE)} de lo posible`,
      isMet: share >= MIN_SHARE,
    },
    { name: `${name}: lo mismo, procesador por pedido`, value: costs(rounds) },
  ];
}

const ratioOf = (rounds: { one: Round; two: Round }[]) =>
  median(rounds.map(({ one, two }) => two.requestsPerSecond / one.requestsPerSecond));

const both = (rounds: { one: Round; two: Round }[], of: (round: Round) => string) => {
  const middle = (which: 'one' | 'two') =>
    rounds.map((each) => each[which]).toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[
      Math.floor(rounds.length / 2)
    ]!;
  return `${of(middle('one'))} → ${of(middle('two'))}`;
};

const speeds = (rounds: { one: Round; two: Round }[]) =>
  both(rounds, (round) => `${decimal(round.requestsPerSecond, 0)}/s (p50 ${round.p50} ms, p99 ${round.p99} ms)`);

const costs = (rounds: { one: Round; two: Round }[]) =>
  both(
    rounds,
    ({ server, postgres, sender }) =>
      `servidor ${decimal(server)} ms, PostgreSQL ${decimal(postgres)} ms, medidor ${decimal(sender)} ms`,
  );

/** Sends requests for some seconds, with the same connections for any number of replicas. */
async function roundOf(
  used: readonly Product[],
  requests: readonly Requests[],
  timeOfPostgres: () => Promise<number | null>,
): Promise<Round> {
  const pids = used.map(({ process }) => process.pid!);
  const before = [await timeOfAll(pids), await timeOfPostgres()] as const;
  const cpu = process.cpuUsage();
  const send = (of: Requests, n: number) =>
    autocannon({ url: used[n % used.length]!.baseUrl, requests: of, connections: 1, duration: ROUND_SECONDS });
  const sent = await Promise.all(requests.flatMap((of) => Array.from({ length: CONNECTIONS }, (_, n) => send(of, n))));
  const { user, system } = process.cpuUsage(cpu);
  const after = [await timeOfAll(pids), await timeOfPostgres()] as const;
  const failed = sent.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  const total = sent.reduce((sum, each) => sum + each.requests.total, 0);
  if (failed > total * MAX_REFUSED) {
    const answers = JSON.stringify(sent.map(({ statusCodeStats, errors }) => ({ ...statusCodeStats, errors })));
    throw new Error(`${failed} de ${total} pedidos a ${used.length} réplicas fallaron: ${answers}`);
  }
  return {
    requestsPerSecond: sent.reduce((sum, each) => sum + each.requests.average, 0),
    p50: median(sent.map(({ latency }) => latency.p50)),
    p99: Math.max(...sent.map(({ latency }) => latency.p99)),
    server: (after[0] - before[0]) / total,
    postgres: ((after[1] ?? 0) - (before[1] ?? 0)) / total,
    sender: (user + system) / 1000 / total,
  };
}

/** The kinds of requests, spread over several cuentas. Writes of one cuenta would wait for each other in its audit. */
async function kindsOf(baseUrl: string, ownerUrl: string): Promise<Kind[]> {
  const reads: Requests[] = [];
  const writes: Requests[] = [];
  await withOwner(ownerUrl, async (owner) => {
    for (let n = 0; n < CUENTAS; n += 1) {
      const { user, accessToken } = await openCuenta(baseUrl, CARPETAS);
      await fill(owner, user.cuentaActivaId, user.id, CARPETAS);
      const { rows } = await owner.query<{ id: string }>('select id from carpetas where cuenta_id = $1 limit 4', [
        user.cuentaActivaId,
      ]);
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
      const paths = ['/api/carpetas', ...rows.map(({ id }) => `/api/carpetas/${id}`)];
      reads.push(paths.map((path) => ({ path, headers })));
      const body = JSON.stringify({ texto: 'Falta el certificado' });
      writes.push(rows.map(({ id }) => ({ method: 'POST', path: `/api/carpetas/${id}/comentarios`, headers, body })));
    }
    await owner.query('vacuum analyze');
  });
  return [
    { name: 'Leer', requests: reads },
    { name: 'Escribir', requests: writes },
  ];
}
