import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { loadSettings, Settings } from '../../server/common/config/settings.js';
import { SETTINGS } from '../../server/common/config/settings-table.js';

const ROOT = new URL('../../', import.meta.url);
/** Variables that only docker compose reads. */
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'PUBLISH_HOST'];
/** Settings without a default. The file explains what happens when they are not set. */
const UNSET = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'DATABASE_APP_URL',
  'API_DOCS',
  'PUBLIC_URL',
  'JWT_SECRET',
  'SMTP_URL',
  'REDIS_URL',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
  'S3_PREFIX',
  'AUDIT_DIR',
  'AUDIT_EMAIL',
  'AUDIT_URL',
  'OPERATORS',
  'NODE_ENV',
];

const readExample = async () => {
  const text = await readFile(new URL('.env.example', ROOT), 'utf8');
  return new Map([...text.matchAll(/^#([A-Z_0-9]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));
};

it('.env.example shows every setting, with its real default', async () => {
  const example = await readExample();
  for (const [name, value] of Object.entries(loadSettings({}))) {
    if (value !== undefined) expect(example.get(name), name).toBe(String(value));
  }
  for (const name of UNSET) expect(example.has(name), name).toBe(true);
});

it('.env.example names no setting that does not exist', async () => {
  for (const name of (await readExample()).keys()) {
    if (!OF_COMPOSE.includes(name)) expect(SETTINGS).toHaveProperty(name);
  }
});

it('.env.example holds values that the settings accept', async () => {
  const example = Object.fromEntries(await readExample());
  expect(loadSettings(example)).toBeInstanceOf(Settings);
});
