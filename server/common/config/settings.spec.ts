import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { JwtSecret } from './jwt-secret.js';
import { loadSettings, Settings } from './settings.js';

it('has a sensible value for everything that can be left out', () => {
  expect(loadSettings({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data', DEMO: true, ACCESS_TOKEN_SECONDS: 600 });
});

it('gives up the database before the request ends, so that an answer comes in time', () => {
  const settings = loadSettings({});
  expect(settings.QUERY_TIMEOUT_MS).toBeGreaterThan(settings.STATEMENT_TIMEOUT_MS);
  // A request waits for the person's turn and for the cuenta's turn.
  const longestWait = 2 * settings.TURN_WAIT_MS + settings.POOL_ACQUIRE_MS + settings.QUERY_TIMEOUT_MS;
  expect(settings.HANDLER_TIMEOUT_MS).toBeGreaterThan(longestWait);
});

it('reads numbers and booleans from text, and takes an empty variable for an unset one', () => {
  const settings = loadSettings({ PORT: '8080', DEMO: 'false', TRUST_PROXY: 'true', HOST: '', DATABASE_URL: '' });
  expect(settings).toMatchObject({ PORT: 8080, DEMO: false, TRUST_PROXY: true, HOST: 'localhost' });
  expect(settings.DATABASE_URL).toBeUndefined();
});

it.each([
  ['PORT', '70000'],
  ['PORT', '12.5'],
  ['DEMO', 'sí'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_URL', 'postgres://carpetas:cla#ve@equipo/carpetas'],
  ['DATABASE_URL', 'postgres:base'],
  ['DATABASE_URL', 'postgres://carpetas:12#34@equipo/carpetas'],
  ['SMTP_URL', 'smtp://correo:puerto'],
  ['SMTP_URL', 'smtp:servidor'],
  ['SMTP_URL', 'smtp://'],
  ['OIDC_ISSUER', 'https:/identidad.ejemplo.com'],
  ['PUBLIC_URL', 'carpetas'],
  ['PUBLIC_URL', 'https:carpetas.ejemplo.com'],
  ['PUBLIC_URL', 'https:/carpetas.ejemplo.com'],
  ['PUBLIC_URL', 'https:///carpetas.ejemplo.com'],
  ['PUBLIC_URL', 'HTTPS://carpetas.ejemplo.com'],
  ['PUBLIC_URL', 'https://carpetas.ejemplo.com '],
  ['PUBLIC_URL', 'https://carpetas.ejemplo.com?a'],
  ['PUBLIC_URL', 'https://carpetas.ejemplo.com#a'],
  ['PUBLIC_URL', 'ftp://carpetas.ejemplo.com'],
  ['JWT_SECRET', 'corto'],
  ['LOG_LEVEL', 'todo'],
  ['POOL_SIZE', '0'],
  ['POOL_SIZE', '0x10'],
  ['PORT', ' '],
  ['DATABASE_URL', 'postgres://carpetas:cla%ve@equipo/carpetas'],
  ['DATABASE_APP_URL', 'postgres://carpetas:cla%ffve@equipo/carpetas'],
  ['SMTP_URL', 'smtp://carpetas:100%@correo'],
  ['REDIS_URL', 'redis://equipo:6379/cero'],
  ['REDIS_URL', 'redis://:cla%ve@equipo:6379'],
])('refuses %s=%s, naming it', (name, value) => {
  expect(() => loadSettings({ [name]: value })).toThrow(new RegExp(`^Hay ajustes que no sirven:\n  ${name} debe `));
});

it.each([
  ['DATABASE_URL', 'postgresql://carpetas:cla%23ve@[::1]:5432/carpetas?sslmode=require'],
  ['SMTP_URL', 'smtps://usuario:clave@correo?name=equipo'],
  ['PUBLIC_URL', 'http://equipo:3000/'],
  ['PUBLIC_URL', 'https://notaría.ejemplo.com/carpetas'],
])('takes %s=%s', (name, value) => {
  expect(loadSettings({ [name]: value })).toMatchObject({ [name]: value });
});

it('refuses S3 with only half of its settings', () => {
  const half = { S3_ENDPOINT: 'http://minio:9000', S3_ACCESS_KEY_ID: 'a' };
  expect(() => loadSettings(half)).toThrow(
    /S3_ENDPOINT necesita también S3_BUCKET y S3_SECRET_ACCESS_KEY\n.*S3_ACCESS_/,
  );
  expect(loadSettings({ ...half, S3_BUCKET: 'archivos', S3_SECRET_ACCESS_KEY: 'b' })).toMatchObject(half);
});

it('refuses a password of the database without its address', () => {
  expect(() => loadSettings({ DATABASE_PASSWORD: 'clave' })).toThrow('DATABASE_PASSWORD necesita también DATABASE_URL');
});

it('names every bad variable at once', () => {
  expect(() => loadSettings({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT.*\n.*DEMO/);
});

it('is documented whole in .env.example, with the values that hold when nothing is set', () => {
  const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z0-9_]+)=(.*)$/gm)];
  const documented = new Map(lines.map(([, name, value]) => [name, value]));
  const defaults = Object.entries(new Settings());
  expect(defaults.length).toBeGreaterThan(20);
  for (const [name, value] of defaults) {
    expect(documented.get(name), name).toBe(String(value));
  }
});

/** Values that hardly any setting can mean. */
const ABSURD = [
  ' ',
  '-1',
  '0x10',
  '1e3',
  '1.5',
  '99999999999',
  'quizás',
  'http://',
  'postgres://u:cla%ve@equipo/base',
  '%',
];
/** Settings that accept any text. They are keys, names, folders and files, which the start looks for. */
const TEXTS = new Set([
  ...[
    'HOST',
    'DATA_DIR',
    'DATABASE_PASSWORD',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'OIDC_CLIENT_ID',
  ],
  ...['OIDC_NAME', 'METRICS_HOST', 'MAIL_IN_HOST', 'MAIL_IN_TLS_KEY', 'MAIL_IN_TLS_CERT', 'MAIL_AUTHSERV_ID'],
  ...['MAIL_ACCOUNTS_CA', 'HELP_DIR', 'AUDIT_DIR', 'OTEL_EXPORTER_OTLP_HEADERS', 'NODE_ENV'],
]);
/** The other settings that accept an absurd value, since it has a meaning there. */
const SAID = [
  ...['JOBS_POLL_SECONDS=1.5', 'MAIL_DOMAIN=1.5', 'S3_PREFIX=-1'],
  ...['0x10', '1e3', '1.5', '99999999999'].flatMap((value) => [`S3_BUCKET=${value}`, `S3_PREFIX=${value}`]),
  ...['MAIL_FROM', 'OPERATORS', 'RESPALDO_CLAVE'].map((name) => `${name}=postgres://u:cla%ve@equipo/base`),
];
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'PUBLISH_HOST'];

it('refuses impossible values of each variable of .env.example, naming it, and takes an empty variable as not set', () => {
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)];
  const all = Object.fromEntries(example.map(([, name = '', value = '']) => [name, value]));
  const taken: string[] = [];
  for (const name of Object.keys(all).filter((one) => !OF_COMPOSE.includes(one))) {
    expect(loadSettings({ [name]: '' }), name).toEqual(loadSettings({}));
    for (const value of ABSURD) {
      try {
        loadSettings({ ...all, [name]: value });
        if (!TEXTS.has(name)) taken.push(`${name}=${value}`);
      } catch (error) {
        expect((error as Error).message).toMatch(new RegExp(`^Hay ajustes que no sirven:\n  ${name} `));
      }
    }
  }
  expect(taken.toSorted()).toEqual(SAID.toSorted());
});

it('signs with what another process is writing, and never with nothing', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'carpetas-'));
  const path = join(DATA_DIR, 'jwt-secret');
  writeFileSync(path, '');
  const secret = JwtSecret.of({ DATA_DIR });
  setImmediate(() => writeFileSync(path, 'x'.repeat(64)));
  expect((await secret).value).toBe('x'.repeat(64));
});
