import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildServer, type Product, startProduct, waitForEnd } from '../support/product.js';

const MINUTES = 60_000;

let dataDir: string;
let product: Product | null;

beforeAll(buildServer, 5 * MINUTES);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carpetas-inicio-'));
  product = null;
});

afterEach(async () => {
  await product?.end('SIGTERM');
  await rm(dataDir, { recursive: true });
}, MINUTES);

const start = async (env: NodeJS.ProcessEnv) => {
  product = await startProduct({ env: { DATA_DIR: dataDir, SHUTDOWN_GRACE_MS: '0', ...env } });
  return product;
};

const isPostgresLeft = () => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'));

describe('a start that fails', { timeout: 2 * MINUTES }, () => {
  it('names the port that is taken, and stops the PostgreSQL that it started', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { output } = await start({ PORT: String(port), DEMO: 'false' });
    expect(await waitForEnd(product!)).toBe(1);
    expect(output()).toContain(`El puerto ${port} está ocupado. Elija otro con PORT`);
    expect(isPostgresLeft()).toBe(false);
    other.close();
  });

  it('names every invalid setting', async () => {
    const { output } = await start({ PORT: 'ochenta', DEMO: 'quizás', JWT_SECRET: 'corto' });
    expect(await waitForEnd(product!)).toBe(1);
    expect(output()).toContain('PORT debe ser un número entero entre 0 y 65535');
    expect(output()).toContain('DEMO debe ser true o false');
    expect(output()).toContain('JWT_SECRET debe tener al menos 32 caracteres');
  });

  it('says that the database is out of reach', async () => {
    const { output } = await start({ DATABASE_URL: 'postgres://carpetas:clave@127.0.0.1:1/carpetas' });
    expect(await waitForEnd(product!)).toBe(1);
    expect(output()).toMatch(/No se puede usar la base de datos.*DATABASE_URL/);
    expect(output()).not.toContain('    at ');
  });

  it('says that the password of the database is wrong, without showing it', async () => {
    const url = new URL(inject('postgresUrl'));
    url.password = 'equivocada';
    const { output } = await start({ DATABASE_URL: url.href });
    expect(await waitForEnd(product!)).toBe(1);
    expect(output()).toMatch(/No se puede usar la base de datos.*DATABASE_URL/);
    expect(output()).not.toContain('equivocada');
  });
});
