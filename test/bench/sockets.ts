import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';
import { freePort, type Product, type ProductOptions } from '../support/product.ts';
import { emailOf, insertPeople, PEOPLE } from './chat-rows.ts';
import { WITHOUT_LIMITS } from './enumeration.ts';
import { withOwner } from './grow-office.ts';
import { residentMemory } from './load.ts';
import { MAX_MEMORY, megabytes } from './memory.ts';
import { openOffice, post } from './office.ts';
import { withReplicas } from './products.ts';
import { decimal, type Measurement } from './report.ts';
import type { Order, Report } from './socket-clients.ts';

/** The domain of the people's e-mails. Each person is only in this office. */
const DOMAIN = 'pestanas.test';
const TABS_OF_EACH = 10;
const MESSAGES = 20;
/** How many times as long an event may take over two replicas. The reference is one replica with all connections. */
const BUDGET = 1.5;

interface Room {
  tokens: string[];
  carpeta: string;
}

interface Figures {
  arrived: number;
  expected: number;
  p50: number;
  p99: number;
  /** Resident memory of each replica, in bytes, without connections and with them. */
  memory: { before: number; after: number }[];
}

/**
 * Connects 2,000 tabs of 200 people: first to one replica, then to two. The two replicas talk over PostgreSQL, then
 * over Redis.
 */
export async function measureSockets(usual: ProductOptions, ownerUrl: string): Promise<Measurement[]> {
  const options = { ...usual, env: { ...usual.env, ...WITHOUT_LIMITS } };
  const room = await withReplicas(options, 1, ([first]) => openRoom(first!.baseUrl, ownerUrl));
  const one = await withReplicas(options, 1, (replicas) => measure(replicas, room));
  const two = await withReplicas(options, 2, (replicas) => measure(replicas, room));
  const measurements = [...report('una réplica', one), ...report('dos, por PostgreSQL', two, one)];
  const redis = await startRedis();
  if (!redis) return [...measurements, { name: 'Dos réplicas, por Redis', value: 'no hay redis-server' }];
  try {
    const changes = { ...options, env: { ...options.env, REDIS_URL: redis.url } };
    const byRedis = await withReplicas(changes, 2, (replicas) => measure(replicas, room));
    return [...measurements, ...report('dos, por Redis', byRedis, one)];
  } finally {
    redis.process.kill();
  }
}

function report(name: string, figures: Figures, one?: Figures): Measurement[] {
  const { arrived, expected, p50, p99, memory } = figures;
  const connections = (PEOPLE * TABS_OF_EACH) / memory.length;
  const ratio = one ? p99 / one.p99 : undefined;
  const title = `${PEOPLE * TABS_OF_EACH} pestañas en ${name}`;
  return [
    {
      name: `${title}: las que recibieron cada aviso`,
      value: `${arrived} de ${expected}`,
      budget: 'todas',
      isMet: arrived === expected,
    },
    {
      name: `${title}: desde el pedido hasta la pestaña`,
      value: `p50 ${decimal(p50, 0)} ms, p99 ${decimal(p99, 0)} ms${ratio === undefined ? '' : ` (${decimal(ratio)} de una)`}`,
      ...(ratio !== undefined && { budget: `≤ ${decimal(BUDGET)} de una`, isMet: ratio <= BUDGET }),
    },
    ...memory.map(({ before, after }, n) => ({
      name: `${title}: memoria de la réplica ${n + 1} con ${connections}`,
      value: `${megabytes(after)}, ${decimal((after - before) / connections / 1024, 0)} KiB por pestaña`,
      // The budget is for the 1,000 connections that one replica must serve.
      ...(one && { budget: `≤ ${megabytes(MAX_MEMORY)}`, isMet: after <= MAX_MEMORY }),
    })),
  ];
}

/**
 * Opens the tabs, with each person's tabs on all replicas. One person comments on a carpeta. Waits until all tabs know.
 */
async function measure(replicas: readonly Product[], { tokens, carpeta }: Room): Promise<Figures> {
  const clients = replicas.map(() => fork(fileURLToPath(new URL('socket-clients.ts', import.meta.url))));
  try {
    const perReplica = tokens.flatMap((token) => Array<string>(TABS_OF_EACH / replicas.length).fill(token));
    const url = (n: number) => replicas[n % replicas.length]!.baseUrl;
    await comment(url(0), tokens[0]!, carpeta);
    const before = await memoryOf(replicas);
    await Promise.all(clients.map((client, n) => ask(client, { baseUrl: url(n), tokens: perReplica })));
    const times: number[] = [];
    for (let n = 0; n < MESSAGES; n += 1) {
      const arrivals = clients.map((client) => arrivalsOf(client, carpeta));
      await Promise.all(arrivals.map(({ isListening }) => isListening));
      const started = performance.timeOrigin + performance.now();
      await comment(url(n), tokens[n % tokens.length]!, carpeta);
      for (const { at } of arrivals) times.push(...(await at).map((arrival) => arrival - started));
    }
    const after = await memoryOf(replicas);
    times.sort((a, b) => a - b);
    return {
      arrived: times.length,
      expected: MESSAGES * PEOPLE * TABS_OF_EACH,
      p50: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
      p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
      memory: before.map((bytes, n) => ({ before: bytes, after: after[n]! })),
    };
  } finally {
    for (const client of clients) client.kill();
  }
}

const memoryOf = (replicas: readonly Product[]) =>
  Promise.all(replicas.map(async ({ process }) => (await residentMemory(process.pid)) ?? 0));

function arrivalsOf(client: ChildProcess, carpeta: string) {
  const isListening = ask(client, { carpeta });
  return {
    isListening,
    at: isListening.then(() => next(client)).then((told) => (told as { arrivals: number[] }).arrivals),
  };
}

function ask(client: ChildProcess, order: Order): Promise<Report> {
  client.send(order);
  return next(client);
}

async function next(client: ChildProcess): Promise<Report> {
  const given = new AbortController();
  try {
    const ended = once(client, 'exit', { signal: given.signal }).then(() => {
      throw new Error('Las pestañas no se pudieron conectar.');
    });
    const [report] = (await Promise.race([once(client, 'message', { signal: given.signal }), ended])) as [Report];
    return report;
  } finally {
    given.abort();
  }
}

const comment = (baseUrl: string, token: string, carpeta: string) =>
  post(`${baseUrl}/api/carpetas/${carpeta}/comentarios`, { texto: 'Llegó el certificado' }, token);

async function openRoom(baseUrl: string, ownerUrl: string): Promise<Room> {
  const { cuentaId } = await openOffice(baseUrl, ownerUrl);
  let carpeta = '';
  await withOwner(ownerUrl, async (owner) => {
    await insertPeople(owner, cuentaId, 1, DOMAIN);
    const { rows } = await owner.query<{ id: string }>('select id from carpetas where cuenta_id = $1 limit 1', [
      cuentaId,
    ]);
    carpeta = rows[0]!.id;
  });
  const tokens: string[] = [];
  for (let n = 1; n <= PEOPLE; n += 1) {
    const { accessToken } = await post(`${baseUrl}/api/auth/sign-in`, {
      email: emailOf(n, DOMAIN),
      password: DEMO_CREDENTIALS.password,
    });
    tokens.push(accessToken);
  }
  return { tokens, carpeta };
}

/** Starts a Redis. Null where Redis is not installed. */
async function startRedis(): Promise<{ url: string; process: ChildProcess } | null> {
  if (spawnSync('redis-server', ['--version']).error) return null;
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  for await (const line of child.stdout) if (String(line).includes('Ready to accept')) break;
  return { url: `redis://127.0.0.1:${port}`, process: child };
}
