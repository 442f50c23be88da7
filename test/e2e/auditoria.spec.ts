import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Auditoria } from '../../server/auditoria/auditoria.service.js';
import { verificarAuditoria } from '../../server/auditoria/verificar-auditoria.js';
import { DatabaseUrl } from '../../server/common/database/database-url.js';
import { appUrl } from '../../server/common/database/roles.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { createDatabase, sharedTestApp, type TestApp } from '../factories/app.js';
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

it('chains the entries of a cuenta, also those of concurrent writers', async () => {
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

describe('the command that verifies every cuenta', () => {
  const verifyAll = async (ownerUrl: string) => {
    const said: string[] = [];
    const databaseUrl = new DatabaseUrl(appUrl(ownerUrl));
    const isWhole = await verificarAuditoria(databaseUrl, test.settings, (line) => said.push(line));
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
      ]),
    );
  });

  it('starts neither jobs nor their schedules', async () => {
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
      expect(await verifyAll(ownerUrl)).toEqual({ isWhole: true, said: [`Sola (${cuentaId}): íntegra`] });
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
