import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TcpProxy } from '../../factories/tcp-proxy.ts';
import { type Fault, startProbing, statusesOf, type Trial } from './fault.ts';
import { signIn } from './office.ts';
import { until } from './until.ts';

/** Seconds until all requests are served once the database is back. */
const BACK = 10;

/** Checks that all replicas serve within 10 s. */
async function checkServed({ site, check }: Pick<Trial, 'site' | 'check'>): Promise<void> {
  await Promise.all(
    site.clients.map(async (client, n) => {
      const isServed = async () => (await client.get('/carpetas?tamano=1')).status === 200;
      check(await until(isServed, BACK), `la réplica ${n + 1} no volvió en ${BACK} s`);
    }),
  );
}

/** While the database is away from some replicas, they answer 503 and live. Afterwards all serve within 10 s. */
async function checkOutage(
  { site, check }: Trial,
  replicas: readonly number[],
  { leave, comeBack, seconds }: { leave(): unknown; comeBack(): unknown; seconds: number },
): Promise<void> {
  // This person writes nothing. So they have turns left while other requests wait.
  const { accessToken } = await signIn(site.client(0), 'solo@carpetas.test');
  const probes = replicas.map((n) => {
    const client = site.client(n, accessToken);
    return {
      name: `la réplica ${n + 1}`,
      live: startProbing(() => client.get('/health/live')),
      others: ['/carpetas?tamano=1', '/health/ready'].map((path) => startProbing(() => client.get(path))),
    };
  });
  await leave();
  await sleep(seconds * 1000);
  await comeBack();
  await checkServed({ site, check });
  check(site.areAlive, 'un proceso de la aplicación terminó');
  for (const { name, live, others } of probes) {
    const alive = statusesOf(await live());
    check(alive === '200', `${name} respondió ${alive} en health/live`);
    for (const end of others) {
      const statuses = statusesOf(await end());
      check(/^(200, )?503(, 200)?$/.test(statuses), `${name} respondió ${statuses} en lugar de 503`);
    }
  }
}

const postgresRestart: Fault = {
  name: 'postgres-restart',
  mayRefuse: true,
  happen: async (trial) => {
    const { machine, clients } = trial.site;
    await checkOutage(
      trial,
      clients.map((_, n) => n),
      { leave: () => machine.stopPostgres(), comeBack: () => machine.startPostgres(), seconds: 4 },
    );
  },
};

const postgresKilled: Fault = {
  name: 'postgres-killed',
  mayRefuse: true,
  happen: async ({ site, load, check }) => {
    const [pid] = (await readFile(join(site.machine.folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    // The process that runs the embedded PostgreSQL starts it again. PostgreSQL recovers by itself.
    await sleep(300);
    check(await until(() => site.rows('select'), 60), 'PostgreSQL no volvió en 60 s');
    await checkServed({ site, check });
    check(site.areAlive, 'un proceso de la aplicación terminó');
    await load.more(20);
  },
};

/** A fault of the network between the first replica and PostgreSQL. */
function network(name: string, leave: (proxy: TcpProxy) => void): Fault {
  return {
    name,
    isProxied: true,
    mayRefuse: true,
    happen: async (trial) => {
      const { site, check } = trial;
      const proxy = site.proxies[0]!;
      const other = site.last > 0 ? startProbing(() => site.client(1).get('/carpetas?tamano=1')) : undefined;
      await checkOutage(trial, [0], { leave: () => leave(proxy), comeBack: () => proxy.repair(), seconds: 15 });
      const statuses = statusesOf((await other?.()) ?? []);
      check(!other || statuses === '200', `la réplica que no perdió la red respondió ${statuses}`);
    },
  };
}

export const OF_THE_DATABASE = [
  postgresRestart,
  postgresKilled,
  network('network-cut', (proxy) => proxy.break()),
  network('network-frozen', (proxy) => proxy.silence()),
];
