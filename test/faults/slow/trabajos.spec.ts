import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ofJobs } from '../../../server/common/diagnosis/diagnose.js';
import { ApiClient } from '../../factories/api-client.js';
import { createDatabase, createTestApp } from '../../factories/app.js';
import { newBorrador } from '../../factories/borradores.js';
import { Buzon } from '../../factories/buzon.js';
import { newCarpeta } from '../../factories/carpetas.js';
import { newDocumento } from '../../factories/documentos.js';
import { askForExport, downloadExport, unzipped } from '../../factories/exportaciones.js';
import { newNota } from '../../factories/notas.js';
import { type Member, newCuenta } from '../../factories/people.js';
import { photograph } from '../../factories/pictures.js';
import { freePort, type Product, startProduct, waitUntilReady } from '../../support/product.js';

const MINUTES = 60_000;
const PATIENCE = { timeout: 60_000, interval: 50 };
const AFUERA = 'juan@banco.test';
/** The advisory lock that stops each job at the write of its result. */
const HELD = 4_815_162_342;

/** The results of jobs: the table, the operation, and the rows of the result. */
const RESULTS = [
  ['exportaciones', 'exportaciones', 'update', `new.estado = 'lista'`],
  ['textos-de-archivos', 'textos', 'update', `new.estado <> 'pendiente'`],
  ['recordatorios', 'avisos', 'insert', `new.grupo like 'recordatorio:%'`],
  ['correos-smtp', 'correo_envios', 'update', `new.estado = 'enviado'`],
  ['miniaturas', 'documento_versiones', 'update', 'new.miniatura is distinct from old.miniatura'],
] as const;
const QUEUES = RESULTS.map(([queue]) => queue);

let owner: pg.Pool;
let drop: () => Promise<void>;
let dataDir: string;
let buzon: Buzon;
let titular: Member;
let env: NodeJS.ProcessEnv;
let product: Product;
let client: Member;
const ids = { carpeta: '', documento: '', exportacion: '', correo: '' };
/** The data that people saw between the death of the first process and the work of the second. */
const between: Record<string, unknown> = {};

async function start(): Promise<void> {
  product = await startProduct({ env });
  await waitUntilReady(product);
  const { usuarioId, email, nombre, cuentaId, rolId } = titular;
  const session = new ApiClient(product.baseUrl, titular.accessToken);
  client = Object.assign(session, { usuarioId, email, nombre, cuentaId, rolId });
}

/** Signs up a member of an office. The application of the sign-up has ended before the product takes the jobs. */
async function signUp(): Promise<void> {
  const database = await createDatabase();
  drop = database.drop;
  const test = await createTestApp({}, { ...database, drop: async () => {} });
  ({ titular } = await newCuenta(test));
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 3 });
  // The database may be dropped while one of these connections is still closing.
  owner.on('error', () => {});
  await test.close();
  env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.ownerUrl,
    JWT_SECRET: test.jwtSecret,
    DEMO: 'false',
    SMTP_URL: buzon.url,
    FILE_TEXTS: 'true',
    JOBS_POLL_SECONDS: '0.5',
    SHUTDOWN_GRACE_MS: '0',
    // A job waits to write until the test releases the lock.
    LOCK_TIMEOUT_MS: '600000',
    STATEMENT_TIMEOUT_MS: '600000',
    QUERY_TIMEOUT_MS: '600000',
    IDLE_TRANSACTION_TIMEOUT_MS: '600000',
  };
}

async function holdResults(): Promise<pg.PoolClient> {
  await owner.query(
    `create function retenido() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock_shared(${HELD}); return new; end $$`,
  );
  for (const [queue, table, event, when] of RESULTS) {
    await owner.query(
      `create trigger "retiene ${queue}" before ${event} on ${table} for each row when (${when}) execute function retenido()`,
    );
  }
  const holder = await owner.connect();
  await holder.query(`select pg_advisory_lock(${HELD})`);
  return holder;
}

async function askForWork(): Promise<void> {
  ids.carpeta = (await newCarpeta(client)).id;
  const content = new Uint8Array(Buffer.from('Poder del jacarandá'));
  ids.documento = (await newDocumento(client, ids.carpeta, { nombre: 'poder.txt', content })).id;
  await newDocumento(client, ids.carpeta, { nombre: 'foto.jpg', content: new Uint8Array(await photograph()) });
  await newNota(client, { title: 'Llamar', reminder: new Date(Date.now() + 1_000).toISOString() });
  const borrador = await newBorrador(client, { para: [{ direccion: AFUERA }], asunto: 'Saldo' });
  ids.correo = borrador.id;
  expect(
    (await client.post(`/correos/borradores/${borrador.id}/enviar`, {}, { version: borrador.version })).status,
  ).toBe(200);
  ids.exportacion = (await askForExport(client)).id;
}

const statesOf = async (states: readonly string[]) => {
  const { rows } = await owner.query(
    'select distinct name from pgboss.job where name = any ($1) and state::text = any ($2) order by 1',
    [QUEUES, states],
  );
  return rows.map(({ name }) => name);
};

const waiting = async () => {
  const { rows } = await owner.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`);
  return rows.length;
};

const avisos = async () =>
  (await owner.query(`select 1 from avisos where cuenta_id = $1 and grupo like 'recordatorio:%'`, [titular.cuentaId]))
    .rows.length;
const textos = async () => (await client.get(`/carpetas/${ids.carpeta}/documentos/textos?buscar=jacaranda`)).body;
const exportacion = async () => (await client.get('/exportaciones')).body;
const miniaturas = async () =>
  (
    await owner.query(`select miniatura from documento_versiones where cuenta_id = $1 and miniatura is not null`, [
      titular.cuentaId,
    ])
  ).rows;
const envios = async () =>
  (await owner.query('select estado from correo_envios where cuenta_id = $1', [titular.cuentaId])).rows;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carpetas-trabajos-'));
  buzon = new Buzon(await freePort());
  await buzon.open();
  await signUp();
  const holder = await holdResults();
  await start();
  await askForWork();
  await vi.waitFor(async () => expect(await waiting()).toBe(RESULTS.length), PATIENCE);
  await product.end('SIGKILL');
  // The connections of the dead process continue, and find no process.
  await holder.query('select pg_advisory_unlock_all()');
  await vi.waitFor(async () => expect(await waiting()).toBe(0), PATIENCE);

  // The lock keeps the second process from finishing before the test looks.
  await holder.query(`select pg_advisory_lock(${HELD})`);
  await start();
  Object.assign(between, {
    exportaciones: (await exportacion()).map(({ estado }: { estado: string }) => estado),
    descarga: (await downloadExport(client, ids.exportacion)).status,
    textos: await textos(),
    miniaturas: await miniaturas(),
    envios: await envios(),
    avisos: await avisos(),
  });
  await holder.query('select pg_advisory_unlock_all()');
  holder.release();
  // pg-boss counts a job as lost after half a minute without a heartbeat. A text waits for a quarter of an hour.
  await owner.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);
  await owner.query(`update textos set tomado_en = now() - interval '1 hour' where tomado_en is not null`);
  await vi.waitFor(async () => {
    await owner.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    expect(await statesOf(['active', 'retry', 'created'])).toEqual([]);
  }, PATIENCE);
}, 10 * MINUTES);

afterAll(async () => {
  await product?.end('SIGTERM');
  await owner?.end();
  await buzon?.close();
  await drop?.();
  await rm(dataDir, { recursive: true, force: true });
}, MINUTES);

it('shows nothing half-written before the work is done again', () => {
  expect(between).toEqual({
    exportaciones: ['pendiente'],
    descarga: 404,
    textos: [],
    miniaturas: [],
    envios: [{ estado: 'en_cola' }],
    avisos: 0,
  });
});

it('ends each job once, and gives no job up', async () => {
  expect(await statesOf(['completed'])).toEqual(QUEUES.toSorted());
  const ask = async <Row extends object>(sql: string, values?: unknown[]) =>
    (await owner.query(sql, values)).rows as Row[];
  expect((await ofJobs(ask)).map(({ text }) => text)).toEqual(['No hay trabajos atrasados ni abandonados.']);
});

it('makes an export whole, and leaves no bytes of the first try', async () => {
  expect(await exportacion()).toMatchObject([{ id: ids.exportacion, estado: 'lista' }]);
  const { status, bytes } = await downloadExport(client, ids.exportacion);
  expect(status).toBe(200);
  expect([...(await unzipped(bytes)).keys()]).toContain('manifest.json');
  expect(await readdir(join(dataDir, 'archivos/exportaciones'))).toHaveLength(1);
});

it('finds a document by its text', async () => {
  expect(await textos()).toMatchObject([{ documentoId: ids.documento }]);
});

it('reminds of a nota once', async () => {
  expect(await avisos()).toBe(1);
});

it('makes one small picture', async () => {
  expect(await miniaturas()).toEqual([{ miniatura: expect.stringMatching(/./) }]);
});

it('marks a mail as sent; the server outside may get it twice, with one Message-ID', async () => {
  expect(await envios()).toEqual([{ estado: 'enviado' }]);
  const received = buzon.to(AFUERA);
  expect(received.length).toBeLessThanOrEqual(2);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
});
