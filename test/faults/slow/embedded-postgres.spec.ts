import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/common/database/embedded-postgres.js';

const MODULE = fileURLToPath(new URL('../../../server/common/database/embedded-postgres.ts', import.meta.url));

let dataDir: string;
let holder: ChildProcess | null;
const postmasterPid = () => join(dataDir, 'cluster/postmaster.pid');

beforeEach(async () => {
  holder = null;
  dataDir = await mkdtemp(join(tmpdir(), 'carpetas-postgres-'));
});

afterEach(async () => {
  await killHolder();
  // A server that still runs is taken over, and then stopped.
  if (existsSync(postmasterPid())) await (await start()).stop();
  await rm(dataDir, { recursive: true });
});

const start = (port?: number) => startEmbeddedPostgres({ dataDir, log: () => {}, port });

/** Starts the server on `dataDir` from another process, which stays. Returns the server's address. */
async function startElsewhere(): Promise<string> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(MODULE)};
    const { url } = await startEmbeddedPostgres({ dataDir: process.argv[1], log: () => {} });
    console.log(url);`;
  holder = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface(holder.stdout!), 'line');
  return url;
}

async function killHolder(): Promise<void> {
  if (!holder?.kill('SIGKILL')) return;
  await once(holder, 'close');
}

async function killServer(): Promise<void> {
  const [pid] = (await readFile(postmasterPid(), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  // A server that is killed ends connections of finished queries too.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('sorts and folds Spanish text as UTF-8, for this machine only', async () => {
    const postgres = await start();
    expect(new URL(postgres.url).hostname).toBe('127.0.0.1');
    expect(await query(postgres.url, "select upper('señoría'), current_setting('server_encoding')")).toEqual([
      'SEÑORÍA',
      'UTF8',
    ]);
    expect(await query(postgres.url, 'show listen_addresses')).toEqual(['127.0.0.1']);
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
    await postgres.stop();
    expect(existsSync(postmasterPid())).toBe(false);
  });

  it('takes over the server of a killed process, with its data, and stops it at the end', async () => {
    const url = await startElsewhere();
    await query(url, "create table nota as select 'guardada' as texto");
    await killHolder();

    const postgres = await start();
    expect(await query(postgres.url, 'select texto from nota')).toEqual(['guardada']);
    await postgres.stop();
    expect(existsSync(postmasterPid())).toBe(false);
  });

  it('recovers committed rows when the server was killed too', async () => {
    const url = await startElsewhere();
    await query(url, "create table nota as select 'guardada' as texto");
    await killServer();
    await killHolder();
    await expect.poll(() => query(url, 'select 1').catch(({ code }) => code)).toBe('ECONNREFUSED');

    const postgres = await start();
    expect(await query(postgres.url, 'select texto from nota')).toEqual(['guardada']);
    await postgres.stop();
  });

  it('starts again when it was killed, at the same address, and is stopped at the end', async () => {
    const postgres = await start();
    await query(postgres.url, "create table nota as select 'guardada' as texto");
    await killServer();
    await expect.poll(() => query(postgres.url, 'select texto from nota').catch(() => [])).toEqual(['guardada']);
    await postgres.stop();
    expect(existsSync(postmasterPid())).toBe(false);
  });

  it('is not started again for ever', async () => {
    const lines: string[] = [];
    const { promise, resolve } = Promise.withResolvers<Error>();
    const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line), onLost: resolve });
    for (let kills = 0; kills <= 5; kills += 1) {
      await expect.poll(() => query(postgres.url, 'select 1').catch(() => [])).toEqual([1]);
      await expect.poll(() => lines.filter((line) => line.includes('inicia de nuevo'))).toHaveLength(kills);
      await killServer();
    }
    expect((await promise).message).toMatch(/^PostgreSQL terminó 6 veces en un minuto\. Su registro: .*postgres\.log$/);
    await postgres.stop();
  });

  it('starts when postmaster.pid has the number of another program', async () => {
    await (await start()).stop();
    await writeFile(postmasterPid(), `${process.pid}\n${dataDir}\n0\n1\n\n127.0.0.1\n\nready\n`);
    const postgres = await start();
    expect(await query(postgres.url, 'select 1')).toEqual([1]);
    await postgres.stop();
  });

  it('leaves the server running while the process that started it lives', async () => {
    const url = await startElsewhere();
    const postgres = await start();
    await postgres.stop();
    expect(await query(url, 'select 1')).toEqual([1]);
  });

  it('takes another port when the preferred port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const postgres = await start(port);
    expect(Number(new URL(postgres.url).port)).not.toBe(port);
    expect(await query(postgres.url, 'select 1')).toEqual([1]);
    await postgres.stop();
    other.close();
  });

  it('asks for DATABASE_URL on a system that the package does not serve', async () => {
    vi.spyOn(process, 'arch', 'get').mockReturnValue('mips');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await expect(start()).rejects.toThrow('defina DATABASE_URL');
  });
});
