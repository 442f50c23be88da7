import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ApiClient } from '../../factories/api-client.ts';
import { freePort } from '../../support/product.ts';
import type { Fault, Trial } from './fault.ts';
import { expected, openOffice, signIn } from './office.ts';
import { until } from './until.ts';

/** Seconds until an end on one replica takes effect on all replicas. */
const IN_FORCE = 30;

/** A tab, and its events about comments of carpetas. */
export interface Tab {
  socket: Socket;
  comments: string[];
}

/** Opens a tab of a person at a replica. */
async function openTab({ baseUrl, accessToken }: ApiClient, reconnection = false): Promise<Tab> {
  const socket = io(baseUrl, {
    path: '/api/socket',
    transports: ['websocket'],
    auth: { token: accessToken },
    reconnection,
    reconnectionDelayMax: 500,
    forceNew: true,
  });
  const comments: string[] = [];
  socket.on('live', ({ type, carpeta, que }) => {
    if (type === 'carpeta.changed' && que === 'comentarios') comments.push(carpeta);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, comments };
}

const comment = (client: ApiClient, carpetaId: string) =>
  client.post(`/carpetas/${carpetaId}/comentarios`, { texto: crypto.randomUUID() });

const limits: Fault = {
  name: 'limits',
  env: { LIMIT_SIGN_IN_ADDRESS: '1000' },
  happen: async ({ site, check }) => {
    const attempt = (n: number, email: string) =>
      site.client(n % site.clients.length, '').post('/auth/sign-in', { email, password: 'Otra-clave-1' });
    const inTurns: number[] = [];
    for (let n = 0; n < 12; n += 1) inTurns.push((await attempt(n, 'solo@carpetas.test')).status);
    const wanted = [...Array(10).fill(404), 429, 429].join();
    check(inTurns.join() === wanted, `doce ingresos con otra clave respondieron ${inTurns}`);
    const atOnce = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(n, 'nueva@carpetas.test')));
    const refused = atOnce.filter(({ status }) => status === 429);
    check(refused.length === 10, `de veinte ingresos a la vez se rechazaron ${refused.length}, y no 10`);
    check(
      refused.every(({ headers }) => Number(headers.get('retry-after')) > 0),
      'un 429 no dice cuándo volver',
    );
  },
};

const revocation: Fault = {
  name: 'revocation',
  happen: async ({ site, check }) => {
    const [first, last] = [site.client(0, ''), site.client(site.last, '')];
    const titular = await signIn(first, 'titular.sol@ejemplo.test');
    const oficial = await signIn(last, 'oficial.sol@ejemplo.test');
    const asTitular = site.client(0, titular.accessToken);
    const asOficial = (n: number) => site.client(n, oficial.accessToken);
    const ids = [0, site.last];
    const refuses = (client: ApiClient) => async () => (await client.get('/carpetas?tamano=1')).status === 401;
    for (const n of ids) expected(await asOficial(n).get('/carpetas?tamano=1'), 200);
    const tab = await openTab(asOficial(site.last));
    expected(await asTitular.patch(`/miembros/${oficial.user.id}`, { rolId: 5 }), 200);
    for (const n of ids) {
      check(
        await until(refuses(asOficial(n)), IN_FORCE),
        `un rol que cambió sigue en la réplica ${n + 1} después de 30 s`,
      );
    }
    const again = await signIn(last, 'oficial.sol@ejemplo.test');
    expected(await asTitular.patch(`/miembros/${oficial.user.id}`, { estado: 'suspendida' }), 200);
    for (const n of ids) {
      const client = site.client(n, again.accessToken);
      check(await until(refuses(client), IN_FORCE), `un suspendido sigue en la réplica ${n + 1} después de 30 s`);
    }
    check(await until(() => !tab.socket.connected, IN_FORCE), 'la pestaña de un suspendido sigue después de 30 s');

    const away = await signIn(last, 'solo@carpetas.test');
    const other = await openTab(site.client(site.last, away.accessToken));
    expected(await site.client(0, away.accessToken).post('/auth/sign-out'), 200);
    for (const n of ids) {
      const client = site.client(n, away.accessToken);
      check(await until(refuses(client), IN_FORCE), `una sesión cerrada sigue en la réplica ${n + 1} después de 30 s`);
    }
    check(
      await until(() => !other.socket.connected, IN_FORCE),
      'la pestaña de una sesión cerrada sigue después de 30 s',
    );
  },
};

const jobs: Fault = {
  name: 'jobs',
  happen: async ({ site, check }) => {
    // The hourly and daily jobs run every minute for this test.
    await site.rows(`update pgboss.schedule set cron = '* * * * *'`);
    const queues = (await site.rows('select from pgboss.schedule')).length;
    const from = new Date((Math.floor(Date.now() / 60_000) + 1) * 60_000);
    const runs = () =>
      site.rows<{ name: string; runs: number; tries: number; done: boolean }>(
        `select name, count(*)::int as runs, max(retry_count) as tries, bool_and(state = 'completed') as done
           from pgboss.job where name in (select name from pgboss.schedule)
            and created_on >= $1 and created_on < $1::timestamptz + interval '1 minute' group by name`,
        [from],
      );
    const areDone = async () => {
      const rows = await runs();
      return rows.length === queues && rows.every(({ done }) => done);
    };
    check(await until(areDone, 130), 'no todas las tareas programadas se hicieron en su minuto');
    // Waits for the end of the minute, since a second run could come until then.
    await until(() => Date.now() > from.getTime() + 60_000, 60);
    for (const { name, runs: times, tries } of await runs()) {
      check(times === 1 && tries === 0, `${name} se hizo ${times} veces, con ${tries} repeticiones`);
    }
  },
};

const SOCKETS = 1_000;

const sockets: Fault = {
  name: 'sockets',
  env: { SOCKETS_PER_USER: String(SOCKETS) },
  happen: async ({ site, check }) => {
    const { accessToken, carpetaId } = await openOffice(site.client(0));
    const tabs: Tab[] = [];
    try {
      while (tabs.length < SOCKETS) {
        const more = Array.from({ length: 50 }, (_, n) => openTab(site.client(n % site.clients.length, accessToken)));
        tabs.push(...(await Promise.all(more)));
      }
      for (const n of [0, site.last]) expected(await comment(site.client(n, accessToken), carpetaId));
      const heard = () => tabs.filter(({ comments }) => comments.length === 2).length;
      check(
        await until(() => heard() === SOCKETS, 15),
        `de ${SOCKETS} pestañas, ${heard()} supieron de los dos cambios`,
      );
      await sleep(1_000);
      check(heard() === SOCKETS, `${SOCKETS - heard()} pestañas supieron de un cambio más de una vez`);
      const connected = tabs.filter(({ socket }) => socket.connected).length;
      check(connected === SOCKETS, `${SOCKETS - connected} pestañas se desconectaron`);
    } finally {
      for (const { socket } of tabs) socket.disconnect();
    }
  },
};

let redisPort: number;
let redis: ChildProcess | undefined;

async function startRedis(): Promise<void> {
  redis = spawn('redis-server', ['--port', String(redisPort), '--save', '', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  });
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(redisPort, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.end());
    });
  if (!(await until(isUp, 10))) throw new Error('Redis no se inició.');
}

async function stopRedis(): Promise<void> {
  if (!redis || redis.exitCode !== null) return;
  redis.kill('SIGTERM');
  await once(redis, 'close');
}

const redisAway: Fault = {
  name: 'redis',
  missing: async () => {
    const version = spawn('redis-server', ['--version'], { stdio: 'ignore' });
    const [code] = await once(version, 'close').catch(() => [1]);
    return code === 0 ? null : 'redis-server no está instalado';
  },
  prepare: async () => {
    redisPort = await freePort();
    await startRedis();
    return { options: { env: { REDIS_URL: `redis://127.0.0.1:${redisPort}` } }, end: stopRedis };
  },
  happen: async (trial) => {
    const { site, load, check } = trial;
    await checkHearing(trial, 'con Redis');
    await stopRedis();
    await load.more(30);
    const { accessToken } = await signIn(site.client(0, ''), 'solo@carpetas.test');
    expected(await site.client(0, accessToken).post('/auth/sign-out'), 200);
    const there = site.client(site.last, accessToken);
    const isRefused = async () => (await there.get('/carpetas?tamano=1')).status === 401;
    check(await until(isRefused, IN_FORCE), 'sin Redis, una sesión cerrada sigue después de 30 s');
    await startRedis();
    await checkHearing(trial, 'con Redis otra vez');
    check(site.areAlive, 'un proceso de la aplicación terminó');
  },
};

/** Checks that a tab at the last replica receives events of the first replica. */
async function checkHearing({ site, check }: Trial, when: string): Promise<void> {
  const { accessToken, carpetaId } = await openOffice(site.client(0));
  const tab = await openTab(site.client(site.last, accessToken), true);
  const isHeard = async () => {
    await comment(site.client(0, accessToken), carpetaId);
    await sleep(200);
    return tab.comments.length > 0;
  };
  check(await until(isHeard, 15), `${when}, una pestaña no supo de un cambio`);
  tab.socket.disconnect();
}

export const OF_REPLICAS = [limits, revocation, jobs, sockets, redisAway];
