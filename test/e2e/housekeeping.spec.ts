import { afterAll, beforeAll, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { tipoActoId } from '../factories/carpetas.js';
import { newCuenta } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('removes only expired rows, in every cuenta', async () => {
  const { titular } = await newCuenta(test);
  const body = { caratula: 'Con clave', tipoActoId: await tipoActoId(titular) };
  for (const key of ['vieja', 'nueva']) {
    await titular.post('/carpetas', body, { headers: { 'idempotency-key': key } });
  }
  await test.owner.query(`update claves_idempotencia set creada_en = now() - interval '3 days' where clave = 'vieja'`);
  await test.owner.query(
    `insert into limites values ('pasada', 1, now() - interval '1 second'), ('actual', 1, now() + interval '1 hour')`,
  );
  const ended = (await newCuenta(test)).titular;
  await test.owner.query(`update sesiones set revocada_en = now() - interval '8 days' where usuario_id = $1`, [
    ended.usuarioId,
  ]);

  await test.owner.query(
    `insert into usuarios (id, email, nombre, creado_en, email_confirmado_en) values
       (gen_random_uuid(), 'nunca@ejemplo.test', 'Nunca confirmó', now() - interval '31 days', null),
       (gen_random_uuid(), 'ayer@ejemplo.test', 'Se registró ayer', now() - interval '1 day', null),
       (gen_random_uuid(), 'antes@ejemplo.test', 'De hace mucho', now() - interval '2 years', now())`,
  );
  await test.owner.query(
    `insert into pases (id, proposito, hash, usuario_id, expira_en)
     select gen_random_uuid(), 'confirmar_correo', sha256(email::bytea), id, case email when 'antes@ejemplo.test' then now() else now() - interval '25 hours' end
       from usuarios where email in ('ayer@ejemplo.test', 'antes@ejemplo.test')`,
  );

  // Makes writes to a table of the first sweeps fail.
  await test.owner.query('create rule nadie as on delete to avisos do instead select 1 / 0');
  await test.app.get(Housekeeping).run();

  expect((await test.owner.query('select clave from claves_idempotencia')).rows).toEqual([{ clave: 'nueva' }]);
  expect((await test.owner.query('select clave from limites')).rows).toEqual([{ clave: 'actual' }]);
  expect((await test.owner.query('select usuario_id as id from sesiones')).rows).toEqual([{ id: titular.usuarioId }]);
  const signedUp = await test.owner.query(`select email from usuarios where email in
    ('nunca@ejemplo.test', 'ayer@ejemplo.test', 'antes@ejemplo.test') order by email`);
  expect(signedUp.rows.map(({ email }) => email)).toEqual(['antes@ejemplo.test', 'ayer@ejemplo.test']);
  const links = await test.owner.query('select u.email from pases p join usuarios u on u.id = p.usuario_id');
  expect(links.rows).toEqual([{ email: 'antes@ejemplo.test' }]);
});
