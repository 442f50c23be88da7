import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { loadSettings } from '../../server/common/config/settings.js';
import { unfinished } from '../../server/common/database/schema-state.js';
import { diagnose } from '../../server/common/diagnosis/diagnose.js';
import { ofProcess, ofSettings } from '../../server/common/diagnosis/of-settings.js';
import { createDatabase, createDatabaseOfBefore, sharedTestApp } from '../factories/app.js';
import { Buzon } from '../factories/buzon.js';
import { Redis } from '../factories/redis.js';
import { execute } from '../support/execute.js';
import { freePort } from '../support/product.js';

const newFolder = () => mkdtemp(join(inject('filesDir'), 'doctor-'));

async function newDatabase(): Promise<string> {
  const { ownerUrl, drop } = await createDatabase();
  onTestFinished(drop);
  return ownerUrl;
}

/** The findings, by grade. */
async function found(env: NodeJS.ProcessEnv) {
  const findings = await diagnose(env);
  return (grade: string) => findings.filter((finding) => finding.grade === grade).map(({ text }) => text);
}

it('finds nothing wrong where everything works', async () => {
  const buzon = new Buzon(await freePort());
  await buzon.open();
  onTestFinished(() => buzon.close());
  const { baseUrl } = await sharedTestApp();
  const of = await found({
    DATA_DIR: await newFolder(),
    DATABASE_URL: await newDatabase(),
    REDIS_URL: (await Redis.open()).url,
    SMTP_URL: buzon.url,
    PUBLIC_URL: baseUrl,
    PORT: new URL(baseUrl).port,
    MAIL_FROM: 'Carpetas <no-responder@ejemplo.test>',
    DEMO: 'false',
  });
  expect(of('mal')).toEqual([]);
  expect(of('ojo')).toEqual([expect.stringContaining('PUBLIC_URL no es https')]);
  expect(of('bien')).toEqual([
    expect.stringMatching(/^Carpetas \d+\.\d+\.\d+ sobre Node .* los ajustes se pueden usar/),
    expect.stringMatching(/^Carpetas está en marcha en el puerto/),
    expect.stringMatching(/DATA_DIR .* GiB libres/),
    expect.stringMatching(/^PostgreSQL \d+ responde/),
    'La base está al día.',
    'No hay trabajos atrasados ni abandonados.',
    'El usuario que atiende los pedidos puede entrar en la base.',
    'El Redis de REDIS_URL responde y acepta la clave.',
    'El servidor de SMTP_URL responde y acepta la clave.',
    'PUBLIC_URL responde.',
  ]);
});

it('names services that cannot be reached, and goes on with the rest', async () => {
  const nowhere = `127.0.0.1:${await freePort()}`;
  const of = await found({
    DATA_DIR: await newFolder(),
    DATABASE_URL: `postgres://carpetas:clave@${nowhere}/carpetas`,
    REDIS_URL: `redis://:clave@${nowhere}`,
    SMTP_URL: `smtp://${nowhere}`,
    PUBLIC_URL: `https://${nowhere}`,
    OIDC_ISSUER: `http://${nowhere}`,
    OIDC_CLIENT_ID: 'carpetas',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${nowhere}`,
    MAIL_ACCOUNTS_CA: '/no/esta.pem',
  });
  expect(of('mal')).toEqual([
    expect.stringMatching(/^MAIL_ACCOUNTS_CA no se puede leer/),
    expect.stringMatching(/^No se puede usar la base de datos/),
    expect.stringMatching(/^El Redis de REDIS_URL no sirve/),
    expect.stringMatching(/^El servidor de SMTP_URL no sirve/),
    expect.stringMatching(/^PUBLIC_URL no responde/),
    expect.stringMatching(/^OIDC_ISSUER no responde/),
    expect.stringMatching(/^OTEL_EXPORTER_OTLP_ENDPOINT no responde/),
  ]);
  expect(of('ojo').join()).toMatch(/TRUST_PROXY=true.*DEMO=false/);
  expect([...of('mal'), ...of('ojo')].join()).not.toContain('clave@');
});

it('tells of a newer database, of jobs that were given up, and of migrations that are left', async () => {
  const DATABASE_URL = await newDatabase();
  const env = { DATA_DIR: await newFolder(), DATABASE_URL };
  await execute(DATABASE_URL, `insert into pgboss.job (name, state) values ('correo', 'failed')`);
  await execute(DATABASE_URL, `delete from migraciones where id = (select max(id) from migraciones)`);
  expect((await found(env))('ojo').join()).toMatch(
    /Migraciones pendientes: 1\..*Trabajos abandonados en el último día: 1 /,
  );

  await execute(DATABASE_URL, `insert into migraciones (timestamp, name) values (9e12, 'DelFuturo9000000000000')`);
  expect((await found(env))('mal')).toEqual([expect.stringContaining('versión más nueva')]);
});

it('says that the preparation of the database did not come to its end', async () => {
  const DATABASE_URL = await newDatabase();
  await execute(DATABASE_URL, 'drop schema pgboss cascade');
  await execute(DATABASE_URL, 'delete from migraciones');
  const of = await found({ DATA_DIR: await newFolder(), DATABASE_URL });
  expect(of('mal')).toEqual([]);
  expect(of('ojo').join()).toMatch(/Migraciones pendientes: \d+\..*quedó a medio preparar/);
});

it('says of a database of before the baseline whether the next start takes it over', async () => {
  const { ownerUrl, drop } = await createDatabaseOfBefore();
  onTestFinished(drop);
  const env = { DATA_DIR: await newFolder(), DATABASE_URL: ownerUrl };
  expect((await found(env))('mal')).toEqual([]);

  await execute(ownerUrl, 'delete from migraciones where id > 3');
  expect((await found(env))('mal')).toEqual([unfinished('La base')]);
});

it('names a setting that cannot be used', async () => {
  expect(await diagnose({ PORT: 'ochenta' })).toEqual([
    { grade: 'mal', text: expect.stringContaining('PORT debe ser') },
  ]);
});

it('names impossible settings, misspelt settings, and another program on the port', async () => {
  const other = createServer((_, response) => response.end('hola'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void other.close());
  const PORT = Number((other.address() as AddressInfo).port);
  const settings = loadSettings({
    PORT: `${PORT}`,
    HOST: '127.0.0.1',
    TURNS_PER_CUENTA: '10',
  });
  expect(await ofSettings(settings, ['PORT', 'DATABASE_ULR', 'POSTGRES_PASSWORD', 'PUBLISH_HOST'])).toEqual([
    { grade: 'ojo', text: expect.stringContaining('no son ajustes: DATABASE_ULR.') },
    { grade: 'ojo', text: expect.stringContaining('deben ser menos que POOL_SIZE') },
  ]);
  expect(await ofProcess(settings)).toEqual([
    { grade: 'mal', text: `El puerto ${PORT} está ocupado. Elija otro con PORT, por ejemplo PORT=${PORT + 1}.` },
  ]);
  expect(await diagnose({ DATA_DIR: await aFile(), DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' })).toContainEqual(
    {
      grade: 'mal',
      text: expect.stringMatching(/^No se puede escribir en DATA_DIR/),
    },
  );
});

async function aFile(): Promise<string> {
  const path = join(await newFolder(), 'archivo');
  await writeFile(path, '');
  return path;
}
