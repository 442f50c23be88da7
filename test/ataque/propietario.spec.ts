import { beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, FAST_JOBS, startReplica, type TestApp } from '../factories/app.js';
import { bandejaOf, destinatarios, newEnviado } from '../factories/borradores.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;
let there: (member: Member) => Member;

beforeAll(async () => {
  test = await createTestApp(FAST_JOBS);
  const replica = await startReplica(test);
  there = (member) =>
    Object.assign(new ApiClient(replica.baseUrl, member.accessToken), { ...member, baseUrl: replica.baseUrl });
  return async () => {
    await replica.app.close();
    await test.close();
  };
});

it('under an owner who is no superuser, mail reaches colleagues on the other replica, and nobody of another cuenta', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const colega = await newMiembro(test, cuentaId, 3);
  const { titular: ajena } = await newCuenta(test);
  const { rows } = await test.owner.query(
    'select rolsuper or rolbypassrls as skips from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ skips: false }]);
  const { asunto } = await newEnviado(test, there(titular), { asunto: 'Minuta', para: destinatarios(colega, ajena) });
  expect((await bandejaOf(there(colega))).map((correo) => correo.asunto)).toEqual([asunto]);
  expect(await bandejaOf(there(ajena))).toEqual([]);
});
