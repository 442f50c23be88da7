import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { root } from '../../../scripts/run-program.ts';
import type { ApiClient } from '../../factories/api-client.ts';
import type { Fault, Trial } from './fault.ts';
import { openOffice, pdf, signIn, upload } from './office.ts';
import { until } from './until.ts';

const MIB = 1024 * 1024;
/** In MiB: the size of the disk, its first contents, and a document that fills it. */
const DISK = 48;
const BALLAST = 8;
const DOCUMENT = 4;

const run = promisify(execFile);

/** Whether a program runs and succeeds on this machine. */
const works = (program: string, args: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  );

/** A small disk in namespaces of its own, which need no root. A shell stays in them. */
async function smallDisk(folder: string) {
  const shell = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, FOLDER: folder },
  });
  const lines = createInterface(shell.stdout);
  const say = async (command: string) => {
    const answered = once(lines, 'line');
    shell.stdin.write(`${command}; echo "$?"\n`);
    const [code] = await answered;
    if (code !== '0') throw new Error(`No se pudo: ${command}`);
  };
  await say(`mount -t tmpfs -o size=${DISK}m tmpfs "$FOLDER"`);
  await say(`head -c ${BALLAST * MIB} /dev/zero > "$FOLDER/lastre"`);
  return {
    wrapper: ['nsenter', '--target', String(shell.pid), '--user', '--mount', '--wd', '--preserve-credentials'],
    makeRoom: () => say('rm "$FOLDER/lastre"'),
    end: async () => {
      shell.stdin.end();
      await once(shell, 'close');
    },
  };
}

let disk: Awaited<ReturnType<typeof smallDisk>>;

const diskFull: Fault = {
  name: 'disk-full',
  mayRefuseFiles: true,
  missing: async () =>
    (await works('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /tmp'])) &&
    (await works('nsenter', ['--version']))
      ? null
      : 'esta máquina no permite montar un disco pequeño sin root (unshare, nsenter)',
  prepare: async ({ dataDir, replicas }) => {
    disk = await smallDisk(dataDir);
    return { options: { wrappers: Array(replicas).fill(disk.wrapper) }, end: () => disk.end() };
  },
  happen: async ({ site, load, check }) => {
    const { cuentaId, accessToken, carpetaId } = await openOffice(site.client(0));
    const client = site.client(site.last, accessToken);
    const documentos = async () => (await client.get(`/carpetas/${carpetaId}/documentos`)).body.documentos.length;
    let [filed, refusal] = [0, ''];
    while (!refusal && filed <= DISK / DOCUMENT) {
      const { status, body } = await upload(client, carpetaId, `${filed}.pdf`, pdf(`${filed}`, DOCUMENT * MIB));
      if (status === 201) filed += 1;
      else refusal = `${status} ${body.code}`;
    }
    check(refusal === '507 SIN_ESPACIO', `con el disco lleno respondió ${refusal || 'que había lugar'}`);
    check((await documentos()) === filed, 'un documento rechazado por falta de lugar quedó en la carpeta');
    const isClean = async () => (await site.rows('select from subidas where cuenta_id = $1', [cuentaId])).length === 0;
    check(await until(isClean, 60), 'una subida rechazada sigue apuntada después de 60 s');
    await load.more(50);
    for (const replica of site.clients) {
      const { status } = await replica.get('/health/ready');
      check(status === 200, `health/ready respondió ${status} con el disco lleno`);
    }
    await disk.makeRoom();
    const { status } = await upload(client, carpetaId, 'otra vez.pdf', pdf('otra vez', DOCUMENT * MIB));
    check(status === 201, `con lugar otra vez respondió ${status}`);
    check(site.areAlive, 'un proceso de la aplicación terminó');
  },
};

const PARALLEL = 20;

/** Signs in, uses the other replica, refreshes and signs out. */
async function checkSession({ site, check }: Trial, from: ApiClient, to: ApiClient, shift: string): Promise<void> {
  const session = await signIn(from, 'solo@carpetas.test');
  const there = async () => (await site.client(0, session.accessToken).get('/carpetas?tamano=1')).status;
  const here = async () => (await site.client(site.last, session.accessToken).get('/carpetas?tamano=1')).status;
  const statuses = [await there(), await here()].join(', ');
  check(statuses === '200, 200', `${shift}: con un ingreso nuevo se respondió ${statuses}`);
  const refreshed = await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) =>
      (n % 2 ? from : to).post('/auth/refresh-token', { refreshToken: session.refreshToken }),
    ),
  );
  const successors = new Set(refreshed.map(({ status, body }) => `${status} ${body.refreshToken}`));
  check(
    successors.size === 1 && refreshed[0]!.status === 200,
    `${shift}: ${successors.size} sucesores de una renovación`,
  );
  const ended = await site.client(site.last, refreshed[0]!.body.accessToken).post('/auth/sign-out');
  check(ended.status === 200, `${shift}: cerrar la sesión respondió ${ended.status}`);
  check(await until(async () => (await there()) === 401, 30), `${shift}: una sesión cerrada sigue después de 30 s`);
}

/**
 * The command for a program with a wrong clock; null without faketime. The command avoids faketime itself, which would
 * stay between the test and Node.
 */
async function fakeClock(shift: string): Promise<string[] | null> {
  try {
    const { stdout } = await run('faketime', ['-f', shift, 'printenv', 'LD_PRELOAD']);
    return ['env', `LD_PRELOAD=${stdout.trim()}`, `FAKETIME=${shift}`];
  } catch {
    return null;
  }
}

const clock: Fault = {
  name: 'clock',
  env: { FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  missing: async () => ((await fakeClock('+1m')) ? null : 'faketime no está instalado'),
  happen: async (trial) => {
    const { site, load, check } = trial;
    for (const [shift, minutes] of [
      ['+6m', 6],
      ['-6m', -6],
    ] as const) {
      await site.products[0]!.end('SIGTERM');
      site.wrappers[0] = (await fakeClock(shift)) ?? [];
      await site.start(0);
      const { headers } = await site.client(0).get('/health/live');
      const ahead = (new Date(headers.get('date') ?? '').getTime() - Date.now()) / 60_000;
      check(Math.abs(ahead - minutes) < 1, `el reloj de la réplica se corrió ${ahead.toFixed(1)} min, y no ${minutes}`);
      await load.more(30);
      await checkSession(trial, site.client(0, ''), site.client(site.last, ''), shift);
      await checkSession(trial, site.client(site.last, ''), site.client(0, ''), shift);
    }
  },
};

export const OF_THE_MACHINE = [diskFull, clock];
