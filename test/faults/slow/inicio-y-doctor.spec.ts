import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { diagnose } from '../../../server/common/diagnosis/diagnose.js';
import { createDatabase, createEmptyDatabase } from '../../factories/app.js';
import { execute } from '../../support/execute.js';
import { withOwnProduct } from '../../support/own-product.js';
import { freePort, waitForEnd, waitUntilReady } from '../../support/product.js';

const MINUTES = 60_000;
const SIN_ROLES = { username: 'carpetas_sin_roles', password: 'clave' };

const { start, dataDir } = withOwnProduct();

beforeAll(async () => {
  const { username, password } = SIN_ROLES;
  await execute(inject('postgresUrl'), `drop role if exists ${username}`);
  await execute(inject('postgresUrl'), `create role ${username} login password '${password}'`);
});

/** The address of a migrated or of an empty database, with some parts changed. */
async function addressOf(changes: Partial<URL>, { isEmpty = false } = {}): Promise<string> {
  const { ownerUrl, drop } = await (isEmpty ? createEmptyDatabase() : createDatabase());
  onTestFinished(drop);
  return Object.assign(new URL(ownerUrl), changes).href;
}

/** The address of a program that speaks no PostgreSQL. */
async function ofAnotherProgram(): Promise<string> {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n').on('error', () => {}));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void other.close());
  return `postgres://carpetas:clave@127.0.0.1:${(other.address() as AddressInfo).port}/carpetas`;
}

const settingsOf = async (env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> => ({
  DATA_DIR: await mkdtemp(join(inject('filesDir'), 'inicio-')),
  PORT: `${await freePort()}`,
  DEMO: 'false',
  ...env,
});

const malOf = async (env: NodeJS.ProcessEnv) =>
  (await diagnose(env)).filter(({ grade }) => grade === 'mal').map(({ text }) => text);

it.each<[what: string, env: () => Promise<NodeJS.ProcessEnv>, refusal: RegExp]>([
  [
    'a database without TLS',
    async () => ({ DATABASE_URL: await addressOf({ search: '?sslmode=verify-full' }) }),
    /^No se puede usar la base de datos: The server does not support SSL connections\. Revise/,
  ],
  [
    'an authority that is not there',
    async () => ({ DATABASE_URL: await addressOf({ search: '?sslmode=verify-full&sslrootcert=/no/esta.pem' }) }),
    /^No se puede usar la base de datos: ENOENT.*esta\.pem'\. Revise/,
  ],
  [
    'another program than PostgreSQL',
    async () => ({ DATABASE_URL: await ofAnotherProgram() }),
    /^No se puede usar la base de datos: .*\. Revise/,
  ],
  [
    'a database that is not there',
    async () => ({ DATABASE_URL: await addressOf({ pathname: 'no_hay' }) }),
    /^No se puede usar la base de datos: .*no_hay/,
  ],
  [
    'an owner who may not create roles',
    async () => ({ DATABASE_URL: await addressOf(SIN_ROLES, { isEmpty: true }) }),
    /^El usuario de DATABASE_URL no puede crear roles: dele CREATEROLE\.$/,
  ],
  [
    'a login that is refused',
    async () => {
      const DATABASE_URL = await addressOf({});
      return { DATABASE_URL, DATABASE_APP_URL: Object.assign(new URL(DATABASE_URL), { password: 'mala' }).href };
    },
    /^El usuario que atiende los pedidos no puede entrar en la base: /,
  ],
  [
    'a login that is refused, before the first start',
    async () => {
      const DATABASE_URL = await addressOf({}, { isEmpty: true });
      return { DATABASE_URL, DATABASE_APP_URL: Object.assign(new URL(DATABASE_URL), { password: 'mala' }).href };
    },
    /^El usuario que atiende los pedidos no puede entrar en la base: /,
  ],
  [
    'a login without its roles',
    async () => {
      const DATABASE_URL = await addressOf({});
      return { DATABASE_URL, DATABASE_APP_URL: Object.assign(new URL(DATABASE_URL), SIN_ROLES).href };
    },
    /^El usuario que atiende los pedidos no es miembro de carpetas_platform y carpetas_tenant\./,
  ],
])('the start refuses %s in the words of the doctor', { timeout: 2 * MINUTES }, async (_, env, refusal) => {
  const all = await settingsOf(await env());
  const told = await malOf(all);
  const product = await start(all);
  expect(await waitForEnd(product)).toBe(1);
  const output = product.output().trim();
  expect(output).toMatch(refusal);
  expect(output.split('\n')).toHaveLength(1);
  expect(told).toEqual([output]);
});

it('a configuration that the doctor passes starts', { timeout: 2 * MINUTES }, async () => {
  const env = await settingsOf({
    DATABASE_URL: await addressOf({}, { isEmpty: true }),
    DATA_DIR: join(dataDir(), 'a/b'),
  });
  expect(await malOf(env)).toEqual([]);
  const product = await start(env);
  await waitUntilReady(product);
  expect(await malOf(env)).toEqual([]);
});
