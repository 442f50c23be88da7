import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ofDisk } from '../diagnosis/diagnose.js';
import { ofProcess } from '../diagnosis/of-settings.js';
import { checkPlaces } from './places.js';
import { loadSettings } from './settings.js';

const folder = () => mkdtempSync(join(tmpdir(), 'carpetas-lugares-'));

/** A folder that contains a file with this name. */
function folderWith(name: string, content = ''): string {
  const within = folder();
  writeFileSync(join(within, name), content);
  return within;
}

const file = (content = 'hola') => join(folderWith('archivo', content), 'archivo');

function folderWithFolder(name: string): string {
  const within = folder();
  mkdirSync(join(within, name));
  return within;
}

/** The number of a port that another program uses. */
async function takenPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return `${(other.address() as AddressInfo).port}`;
}

const KEY_OF_NOBODY = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n';

/** The refusals of a start, as the doctor tells them. */
async function refusals(env: NodeJS.ProcessEnv) {
  const settings = loadSettings({ DATA_DIR: folder(), HOST: '127.0.0.1', PORT: '0', ...env });
  const told = [...(await ofDisk(settings)), ...(await ofProcess(settings))].filter(({ grade }) => grade === 'mal');
  return {
    start: await checkPlaces(settings).then(
      () => [],
      ({ message }: Error) => message.split('\n'),
    ),
    doctor: told.map(({ text }) => text),
  };
}

it.each<[what: string, env: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>, refusal: RegExp]>([
  ['a DATA_DIR that is a file', () => ({ DATA_DIR: file() }), /^No se puede escribir en DATA_DIR: EEXIST/],
  ['a DATA_DIR in a file', () => ({ DATA_DIR: join(file(), 'datos') }), /^No se puede escribir en DATA_DIR: ENOTDIR/],
  [
    'files in a file',
    () => ({ DATA_DIR: folderWith('archivos') }),
    /^No se puede escribir en DATA_DIR: ENOTDIR.*archivos/,
  ],
  ['mails in a file', () => ({ DATA_DIR: folderWith('mail') }), /^No se puede escribir en DATA_DIR: ENOTDIR.*mail/],
  [
    'constancias in a file',
    () => ({ DATA_DIR: folderWith('auditoria') }),
    /^No se puede escribir en DATA_DIR: ENOTDIR/,
  ],
  ['an AUDIT_DIR that is a file', () => ({ AUDIT_DIR: file() }), /^No se puede escribir en AUDIT_DIR: EEXIST/],
  [
    'a secret that is a folder',
    () => ({ DATA_DIR: folderWithFolder('jwt-secret') }),
    /^No se puede leer el secreto de firma: EISDIR/,
  ],
  ['a blank secret', () => ({ DATA_DIR: folderWith('jwt-secret', '\n') }), /jwt-secret está vacío/],
  ['no authorities', () => ({ MAIL_ACCOUNTS_CA: '/no/esta.pem' }), /^MAIL_ACCOUNTS_CA no se puede leer: ENOENT/],
  ['authorities in a folder', () => ({ MAIL_ACCOUNTS_CA: folder() }), /^MAIL_ACCOUNTS_CA no se puede leer: EISDIR/],
  [
    'authorities that are none',
    () => ({ MAIL_ACCOUNTS_CA: file() }),
    /^MAIL_ACCOUNTS_CA no se puede leer: no tiene certificados/,
  ],
  ['half of a key', () => ({ MAIL_IN_TLS_KEY: file() }), /^MAIL_IN_TLS_KEY y MAIL_IN_TLS_CERT no se pueden usar: /],
  [
    'no key',
    () => ({ MAIL_IN_TLS_KEY: file(), MAIL_IN_TLS_CERT: file() }),
    /^MAIL_IN_TLS_KEY y MAIL_IN_TLS_CERT no se/,
  ],
  [
    'a broken key',
    () => ({ MAIL_IN_TLS_KEY: file(KEY_OF_NOBODY), MAIL_IN_TLS_CERT: file() }),
    /^MAIL_IN_TLS_KEY y MAIL_IN/,
  ],
  ['a taken PORT', async () => ({ PORT: await takenPort() }), /^El puerto \d+ está ocupado\. Elija otro con PORT, /],
  [
    'a taken METRICS_PORT',
    async () => ({ METRICS_PORT: await takenPort(), METRICS_HOST: '127.0.0.1' }),
    /^El puerto \d+ está ocupado\. Elija otro con METRICS_PORT, /,
  ],
  [
    'a taken MAIL_IN_PORT',
    async () => ({ MAIL_IN_PORT: await takenPort(), MAIL_DOMAIN: 'correo.ejemplo.test' }),
    /^El puerto \d+ está ocupado\. Elija otro con MAIL_IN_PORT, /,
  ],
  ['a HOST of nobody', () => ({ HOST: 'no-hay.invalid' }), /^No se puede escuchar donde dicen HOST y PORT: /],
  [
    'a HOST of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^No se puede escuchar donde dicen HOST y PORT: .*EADDRNOT/,
  ],
  [
    'a METRICS_HOST of nobody',
    () => ({ METRICS_PORT: '0', METRICS_HOST: 'no-hay.invalid' }),
    /^No se puede escuchar donde dicen METRICS_HOST y METRICS_PORT: /,
  ],
])('refuses %s, as the doctor tells', async (_, env, refusal) => {
  const { start, doctor } = await refusals(await env());
  expect(start).toEqual([expect.stringMatching(refusal)]);
  expect(doctor).toEqual(start);
});

it('refuses one port for two listeners, unless they listen at two addresses', async () => {
  const PORT = await takenPort();
  const at = (env: NodeJS.ProcessEnv) =>
    refusals({ HOST: '127.0.0.2', PORT, METRICS_PORT: PORT, METRICS_HOST: '127.0.0.3', ...env });
  const both = await at({ METRICS_HOST: '127.0.0.2' });
  expect(both.start).toEqual(['Piden el mismo puerto: PORT y METRICS_PORT.']);
  expect(both.doctor).toEqual(both.start);
  expect(await at({})).toEqual({ start: [], doctor: [] });
});

it.each<[what: string, env: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>]>([
  ['a folder that is not there yet', () => ({ DATA_DIR: join(folder(), 'a/b') })],
  ['a kept secret that is not needed', () => ({ DATA_DIR: folderWith('jwt-secret'), JWT_SECRET: 'x'.repeat(32) })],
  ['files in a file, with S3', () => ({ DATA_DIR: folderWith('archivos'), S3_BUCKET: 'carpetas' })],
  ['a taken port for mail that nobody gets', async () => ({ MAIL_IN_PORT: await takenPort() })],
])('takes %s, as the doctor does', async (_, env) => {
  expect(await refusals(await env())).toEqual({ start: [], doctor: [] });
});
