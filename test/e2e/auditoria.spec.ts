import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { JwtSecret } from '../../server/common/config/jwt-secret.js';
import { DatabaseUrl } from '../../server/common/database/database-url.js';
import { appUrl } from '../../server/common/database/roles.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { Auditoria } from '../../server/plataforma/auditoria/auditoria.service.js';
import { Sello } from '../../server/plataforma/auditoria/constancia.js';
import { Constancias, constanciasIn } from '../../server/plataforma/auditoria/constancias.service.js';
import { verificarAuditoria } from '../../server/plataforma/auditoria/verificar-auditoria.js';
import { createDatabase, sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const verify = ({ cuentaId, usuarioId }: Member) =>
  test.app
    .get(Transactions)
    .tenantTransaction({ cuentaId, usuarioId, rolId: 1 }, () => test.app.get(Auditoria).verify());

/** Changes the audit as only the owner of the database can. */
const tamper = (sql: string, cuentaId: string) => test.owner.query(`${sql} and cuenta_id = $1`, [cuentaId]);

it('chains the entries of a cuenta, also entries of concurrent writers', async () => {
  const { titular } = await newCuenta(test);
  await Promise.all(Array.from({ length: 10 }, () => newCarpeta(titular)));
  expect(await verify(titular)).toBeNull();
});

it('finds the entry that was changed, removed or cut off', async () => {
  const changed = (await newCuenta(test)).titular;
  const removed = (await newCuenta(test)).titular;
  const cut = (await newCuenta(test)).titular;
  for (const titular of [changed, removed, cut]) {
    await newCarpeta(titular);
    await newCarpeta(titular);
  }
  await tamper(`update auditoria set datos = '{"tipoActo": "Otro"}' where n = 3`, changed.cuentaId);
  await tamper('delete from auditoria where n = 2', removed.cuentaId);
  await tamper('delete from auditoria where n = 4', cut.cuentaId);
  expect(await verify(changed)).toEqual({ n: 3, motivo: 'alterada' });
  expect(await verify(removed)).toEqual({ n: 2, motivo: 'faltante' });
  expect(await verify(cut)).toEqual({ n: 4, motivo: 'truncada' });
});

it('is append-only for the application', async () => {
  const { titular } = await newCuenta(test);
  await newCarpeta(titular);
  const transactions = test.app.get(Transactions);
  const { cuentaId, usuarioId } = titular;
  for (const sql of [
    `update auditoria set accion = 'x'`,
    'delete from auditoria',
    'update auditoria_cabezas set n = 0',
  ]) {
    const attempt = transactions.tenantTransaction({ cuentaId, usuarioId, rolId: 1 }, () =>
      transactions.manager.query(sql),
    );
    await expect(attempt, sql).rejects.toThrow(/permission denied/);
  }
});

/** The text of a constancia that is made now, from the folder of the settings. */
async function constancia(): Promise<string> {
  const folder = constanciasIn(test.settings);
  const files = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ndjson')).sort();
  const before = await files();
  await test.app.get(Constancias).make();
  await expect.poll(files).toHaveLength(before.length + 1);
  return readFile(join(folder, (await files()).at(-1) as string), 'utf8');
}

describe('the command that verifies every cuenta', () => {
  const verifyAll = async (ownerUrl: string, paths?: string[]) => {
    const said: string[] = [];
    const databaseUrl = new DatabaseUrl(appUrl(ownerUrl));
    const secret = new JwtSecret(test.jwtSecret);
    const isWhole = await verificarAuditoria({
      databaseUrl,
      settings: test.settings,
      secret,
      paths,
      say: (line) => said.push(line),
    });
    return { isWhole, said };
  };

  it('names each cuenta, and says where its chain is broken', async () => {
    const whole = await newCuenta(test, { nombre: 'Entera\nOtra: íntegra' });
    const cut = await newCuenta(test, { nombre: 'Cortada' });
    await newCarpeta(whole.titular);
    await newCarpeta(cut.titular);
    await tamper('delete from auditoria where n = 1', cut.cuentaId);
    const { isWhole, said } = await verifyAll(test.ownerUrl);
    expect(isWhole).toBe(false);
    expect(said).toEqual(
      expect.arrayContaining([
        `Entera�Otra: íntegra (${whole.cuentaId}): íntegra`,
        `Cortada (${cut.cuentaId}): falta la entrada 1`,
        'Lo que hicieron los operadores: íntegro',
      ]),
    );
  });

  it('finds by a constancia the end that was cut off together with its head', async () => {
    const whole = await newCuenta(test, { nombre: 'Con constancia' });
    const cut = await newCuenta(test, { nombre: 'Rebobinada' });
    await newCarpeta(whole.titular);
    await newCarpeta(cut.titular);
    const texto = await constancia();
    await newCarpeta(whole.titular);
    const last = (await test.owner.query('select n from auditoria_cabezas where cuenta_id = $1', [cut.cuentaId]))
      .rows[0].n;
    await tamper(`delete from auditoria where n = ${last}`, cut.cuentaId);
    await tamper(
      `update auditoria_cabezas h set (n, hash) = (select a.n, a.hash from auditoria a
         where a.cuenta_id = h.cuenta_id order by a.n desc limit 1) where true`,
      cut.cuentaId,
    );
    expect(await verify(cut.titular)).toBeNull();

    const folder = await mkdtemp(join(inject('filesDir'), 'constancias-'));
    const path = join(folder, 'constancia-1.ndjson');
    await writeFile(path, texto);
    const { isWhole, said } = await verifyAll(test.ownerUrl, [folder]);
    expect(isWhole).toBe(false);
    expect(said).toContain(
      `Rebobinada (${cut.cuentaId}): no es la de la constancia: su entrada ${last} falta o es otra`,
    );
    expect(said).toContain(`Con constancia (${whole.cuentaId}): íntegra`);
    expect(said.at(-1)).toMatch(/^Constancias: 1, la última de 20/);

    await writeFile(path, texto.replace(cut.cuentaId, whole.cuentaId));
    expect((await verifyAll(test.ownerUrl, [path])).said).toContain(
      `${path}: no es una constancia de esta instalación, o fue alterada.`,
    );
    await expect(verifyAll(test.ownerUrl, [join(folder, 'otra.ndjson')])).rejects.toThrow(/ENOENT/);
  });

  it('has constancias outside of the database: in a file, in a mail, and posted', async () => {
    const posted: { texto: string; nombre?: string }[] = [];
    const server = createServer(async (request, response) => {
      posted.push({ texto: (await request.toArray()).join(''), nombre: request.headers['x-constancia'] as string });
      response.end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const AUDIT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    // A receiver in this network is reached only where that is allowed.
    const refused = () =>
      test.owner.query(
        `select output::text as why from pgboss.job where data->>'via' = 'direccion' and output is not null`,
      );
    await withSettings(test, { AUDIT_URL }, async () => {
      await constancia();
      await expect.poll(async () => (await refused()).rows[0]?.why).toMatch(/not allowed/);
    });
    expect(posted).toEqual([]);
    await test.owner.query(`delete from pgboss.job where data->>'via' = 'direccion'`);
    const ALLOWED = { AUDIT_ALLOW_PRIVATE: true, AUDIT_EMAIL: 'auditoria@ejemplo.test' };
    const texto = await withSettings(test, { AUDIT_URL, ...ALLOWED }, async () => {
      const made = await constancia();
      await expect.poll(() => posted.length).toBe(1);
      await expect
        .poll(async () => (await readdir(join(test.dataDir, 'mail')).catch(() => [])).join())
        .toMatch(/constancia/);
      const mail = (await readdir(join(test.dataDir, 'mail'))).find((name) => name.includes('constancia')) as string;
      expect(await readFile(join(test.dataDir, 'mail', mail), 'utf8')).toMatch(/filename="?constancia-20.*\.ndjson/);
      return made;
    });
    expect(posted).toEqual([{ texto, nombre: expect.stringMatching(/^constancia-20.*\.ndjson$/) }]);
    expect(new Sello(new JwtSecret('x'.repeat(40))).read(texto)).toBeNull();
  });

  it('starts no jobs and no schedules', async () => {
    const { ownerUrl, drop } = await createDatabase();
    const cuentaId = uuid();
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      await owner.query(
        `insert into cuentas (id, nombre, pais, moneda, zona_horaria) values ($1, 'Sola', 'AR', 'ARS', 'UTC')`,
        [cuentaId],
      );
      await owner.query(`insert into pgboss.job (name, data) values ('correo', '{}')`);
      expect(await verifyAll(ownerUrl, [join(inject('filesDir'), 'ninguna')])).toEqual({
        isWhole: true,
        said: [`Sola (${cuentaId}): íntegra`, 'Lo que hicieron los operadores: íntegro'],
      });
      const { rows } = await owner.query(
        'select state, retry_count as tries, (select count(*)::int from pgboss.schedule) as schedules from pgboss.job',
      );
      expect(rows).toEqual([{ state: 'created', tries: 0, schedules: 0 }]);
    } finally {
      await owner.end();
      await drop();
    }
  });
});
