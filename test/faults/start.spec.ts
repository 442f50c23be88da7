import { once } from 'node:events';
import { createServer } from 'node:net';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { withOwnProduct } from '../support/own-product.js';
import { buildServer, waitForEnd } from '../support/product.js';

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

  it('names every invalid setting', async () => {
    const product = await start({ PORT: 'ochenta', DEMO: 'quizás', JWT_SECRET: 'corto' });
    expect(await waitForEnd(product)).toBe(1);
    expect(product.output()).toContain('PORT debe ser un número entero entre 0 y 65535');
    expect(product.output()).toContain('DEMO debe ser true o false');
    expect(product.output()).toContain('JWT_SECRET debe tener al menos 32 caracteres');
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
});
