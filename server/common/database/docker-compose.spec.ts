import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadSettings } from '../config/settings.js';
import { openDatabase } from './open-database.js';

interface Service {
  ports?: string[];
  environment?: Record<string, string>;
}

/** The services as compose reads them. Variables are replaced in the texts after the file is parsed. */
function services(variables: Record<string, string> = {}): Record<string, Service> {
  const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });
  const text = JSON.stringify(services, (_, value) =>
    typeof value === 'string'
      ? value.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name, other = '') => variables[name] ?? other)
      : value,
  );
  return JSON.parse(text);
}

it('is open to this machine alone, unless the network is asked for', () => {
  const published = Object.values(services()).flatMap(({ ports = [] }) => ports);
  expect(published.length).toBeGreaterThan(3);
  expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  expect(services({ PUBLISH_HOST: '0.0.0.0', PORT: '80' }).carpetas?.ports).toEqual(['0.0.0.0:80:3000']);
});

it('loads the demo, whose password is known, only when asked', () => {
  expect(services().carpetas?.environment).toMatchObject({ DEMO: 'false' });
  expect(services({ DEMO: 'true' }).carpetas?.environment).toMatchObject({ DEMO: 'true' });
});

it.each(['carpetas', `de ñandú: !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~ %41 $\{X}`])(
  'signs in to its PostgreSQL with the password %s',
  async (POSTGRES_PASSWORD) => {
    const { carpetas, postgres } = services({ POSTGRES_PASSWORD });
    const { ownerUrl } = await openDatabase(loadSettings(carpetas?.environment ?? {}), () => {});
    const { user, password, host, database } = new Client({ connectionString: ownerUrl });
    expect(postgres?.environment).toMatchObject({
      POSTGRES_USER: user,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: database,
    });
    expect([password, host]).toEqual([POSTGRES_PASSWORD, 'postgres']);
  },
);
