import { afterAll, beforeAll, expect, it } from 'vitest';
import { Auditoria } from '../../server/auditoria/auditoria.service.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

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
