import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest';
import { loadSettings } from '../../../server/common/config/settings.js';
import { DatabaseUrl } from '../../../server/common/database/database-url.js';
import { refusalOf } from '../../../server/common/database/postgres-version.js';
import { appUrl } from '../../../server/common/database/roles.js';
import { diagnose } from '../../../server/common/diagnosis/diagnose.js';
import { restaurar } from '../../../server/plataforma/respaldos/restaurar.js';
import { createOwner, type DatabaseOwner } from '../../support/database-owner.js';
import { buildServer, freePort, startProduct } from '../../support/product.js';

const run = promisify(execFile);

/** The folder where Debian and Ubuntu install each major version. */
const INSTALLED = '/usr/lib/postgresql';
const REFUSAL = /^El PostgreSQL de DATABASE_URL es el \d+, y Carpetas necesita el 17 o posterior: .*$/m;

let server: { owner: DatabaseOwner; superuserUrl: string; stop(): Promise<void> } | null = null;
let absence = '';

/** The newest installed version that is too old. */
async function findOld(): Promise<string | null> {
  const majors = (await readdir(INSTALLED).catch(() => [])).map(Number).filter((major) => refusalOf(major * 10_000));
  return majors.length > 0 ? join(INSTALLED, `${Math.max(...majors)}`, 'bin') : null;
}

async function installOld(): Promise<string | null> {
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql']).catch((error: Error) => {
    absence = `apt-get no instaló PostgreSQL: ${error.message}`;
  });
  return findOld();
}

beforeAll(async () => {
  const programs = (await findOld()) ?? (await installOld());
  if (!programs) {
    absence ||= 'el PostgreSQL que este sistema instala no es anterior al 17';
    return;
  }
  await buildServer();
  const folder = await mkdtemp(join(tmpdir(), 'carpetas-postgres-viejo-'));
  const ids = await Promise.all(['-u', '-g'].map((which) => run('id', [which, 'postgres'])));
  const [uid = 0, gid = 0] = ids.map(({ stdout }) => Number(stdout));
  // PostgreSQL refuses root.
  const user = process.getuid?.() === 0 ? { uid, gid } : {};
  if ('uid' in user) await chown(folder, uid, gid);
  const data = join(folder, 'datos');
  const pg = (program: string, ...args: string[]) => run(join(programs, program), args, { ...user, cwd: folder });
  const port = await freePort();
  await pg('initdb', `--pgdata=${data}`, '--username=carpetas', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  await pg('pg_ctl', 'start', '--silent', '--wait', `--pgdata=${data}`, `--log=${join(folder, 'log')}`, '-o', options);
  const superuserUrl = `postgres://carpetas:clave@127.0.0.1:${port}/postgres`;
  const owner = await createOwner(superuserUrl);
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`create database carpetas owner ${owner.name}`);
  await client.end();
  const stop = async () => {
    await pg('pg_ctl', 'stop', '--silent', '--wait', '--mode=immediate', `--pgdata=${data}`);
    await rm(folder, { recursive: true });
  };
  server = { owner, superuserUrl, stop };
}, 300_000);

afterAll(() => server?.stop());

function needed({ skip }: TestContext): NonNullable<typeof server> {
  return server ?? skip(absence);
}

it('a start says which PostgreSQL it needs, and writes nothing', async (context) => {
  const { owner, superuserUrl } = needed(context);
  const product = await startProduct({ env: { DATABASE_URL: owner.urlOf('carpetas'), DEMO: 'false' } });
  await expect.poll(() => product.process.exitCode, { timeout: 60_000 }).toBe(1);
  expect(product.output()).toMatch(REFUSAL);
  expect(product.output()).not.toContain('    at ');
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  const { rows } = await client.query(
    `select rolname from pg_roles where rolname in ('carpetas_app', 'carpetas_tenant')`,
  );
  await client.end();
  expect(rows).toEqual([]);
}, 90_000);

it('a restore says so too, and so does the doctor', async (context) => {
  const { owner } = needed(context);
  const ownerUrl = owner.urlOf('carpetas');
  const settings = loadSettings({ DATABASE_URL: ownerUrl });
  const databaseUrl = new DatabaseUrl(appUrl(ownerUrl));
  const order = { path: '/no/hay.tar.gz', isReemplazo: false };
  await expect(restaurar(order, { ownerUrl, databaseUrl, settings, say: () => {}, ask: null })).rejects.toThrow(
    REFUSAL,
  );
  const findings = await diagnose({ DATABASE_URL: ownerUrl, DATA_DIR: tmpdir() });
  expect(findings).toContainEqual({ grade: 'mal', text: expect.stringMatching(REFUSAL) });
  expect(findings.map(({ text }) => text).join('\n')).not.toContain('    at ');
});
