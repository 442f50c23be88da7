import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { diagnose } from '../../server/common/diagnosis/diagnose.js';
import { withOwnProduct } from '../support/own-product.js';
import { buildServer, freePort, waitForEnd } from '../support/product.js';

const MINUTES = 60_000;

const { start, isPostgresLeft } = withOwnProduct();

beforeAll(buildServer, 5 * MINUTES);

describe('a start that fails', { timeout: 2 * MINUTES }, () => {
  it('names the port that is taken, and stops the PostgreSQL that it started', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const product = await start({ PORT: String(port), DEMO: 'false' });
    expect(await waitForEnd(product)).toBe(1);
    expect(product.output()).toContain(`El puerto ${port} está ocupado. Elija otro con PORT`);
    expect(isPostgresLeft()).toBe(false);
    other.close();
  });

  it('names every invalid setting, as the doctor does', async () => {
    const env = { PORT: 'ochenta', DEMO: 'quizás', JWT_SECRET: 'corto', LOG_LEVEL: 'charlatan' };
    const product = await start(env);
    expect(await waitForEnd(product)).toBe(1);
    const output = product.output().trim();
    expect(output).toContain('PORT debe ser un número entero entre 0 y 65535');
    expect(output).toContain('DEMO debe ser true o false');
    expect(output).toContain('JWT_SECRET debe tener al menos 32 caracteres');
    expect(output).toContain('LOG_LEVEL debe ser fatal');
    expect(output).not.toContain('    at ');
    expect(await diagnose({ DATABASE_URL: '', ...env })).toEqual([{ grade: 'mal', text: output }]);
  });

  it('says that the database is out of reach', async () => {
    const product = await start({ DATABASE_URL: 'postgres://carpetas:clave@127.0.0.1:1/carpetas' });
    expect(await waitForEnd(product)).toBe(1);
    expect(product.output()).toMatch(/No se puede usar la base de datos.*DATABASE_URL/);
    expect(product.output()).not.toContain('    at ');
  });

  it('says that the password of the database is wrong, without showing it', async () => {
    const url = new URL(inject('ownerUrl'));
    url.password = 'equivocada';
    const product = await start({ DATABASE_URL: url.href });
    expect(await waitForEnd(product)).toBe(1);
    expect(product.output()).toMatch(/No se puede usar la base de datos.*DATABASE_URL/);
    expect(product.output()).not.toContain('equivocada');
  });

  it('names every place that it cannot use, as the doctor does', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const secretless = await mkdtemp(join(inject('filesDir'), 'inicio-'));
    await writeFile(join(secretless, 'jwt-secret'), '');
    const env = {
      DATA_DIR: secretless,
      DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada',
      PORT: `${await freePort()}`,
      HOST: '192.0.2.1',
      DEMO: 'false',
      AUDIT_DIR: fileURLToPath(import.meta.url),
      METRICS_PORT: `${port}`,
      METRICS_HOST: '127.0.0.1',
      MAIL_IN_TLS_KEY: '/no/esta.pem',
    };
    const product = await start(env);
    expect(await waitForEnd(product)).toBe(1);
    const lines = product.output().trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/jwt-secret está vacío/),
      expect.stringMatching(/^No se puede escribir en AUDIT_DIR: /),
      expect.stringMatching(/^MAIL_IN_TLS_KEY y MAIL_IN_TLS_CERT no se pueden usar: /),
      expect.stringMatching(/^No se puede escuchar donde dicen HOST y PORT: /),
      expect.stringMatching(/^El puerto \d+ está ocupado\. Elija otro con METRICS_PORT/),
    ]);
    const findings = await diagnose(env);
    const faults = findings.filter(({ grade }) => grade === 'mal').map(({ text }) => text);
    expect(faults).toEqual(expect.arrayContaining(lines));
    taken.close();
  });
});

describe('the command that makes backups', () => {
  const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    promisify(execFile)(process.execPath, ['dist/server/respaldo.js', ...args], {
      env: { PATH: process.env.PATH, DATABASE_URL: inject('ownerUrl'), ...env },
    });

  it('prints a pair of keys where they can be kept in a file', async () => {
    const { stdout } = await run(['--nueva-clave']);
    expect(stdout).toMatch(/RESPALDO_CLAVE=age1\w+[\s\S]*RESPALDO_CLAVE=AGE-SECRET-KEY-1\w+/);
  });

  it('refuses an empty key, and a folder that is not there', async () => {
    const folder = await mkdtemp(join(inject('filesDir'), 'copias-'));
    const refusal = (args: string[], env = {}) => run(args, env).catch(({ code, stderr }) => `${code} ${stderr}`);
    expect(await refusal([folder], { RESPALDO_CLAVE: '' })).toContain('1 RESPALDO_CLAVE está vacía');
    expect(await refusal([join(folder, 'no-montada')])).toContain('1 No hay una carpeta');
    expect(await readdir(folder)).toEqual([]);
  });

  it('says of a backup without a key that it is open', async () => {
    const folder = await mkdtemp(join(inject('filesDir'), 'copias-'));
    expect((await run([folder])).stderr).toContain('La copia no está cifrada');
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^carpetas-.*\.tar\.gz$/)]);
  });
});
