import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newInmueble } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const namesOf = async (client: Member, carpetaId: string) =>
  (await client.get(`/carpetas/${carpetaId}/inmuebles`)).body.map(
    ({ nombre, orden }: { nombre: string; orden: number }) => `${orden} ${nombre}`,
  );

describe('the inmuebles of a carpeta', () => {
  it('are new or known inmuebles, in an order, and name their other carpetas', async () => {
    const { titular } = await newCuenta(test);
    const [one, other] = [await newCarpeta(titular), await newCarpeta(titular, { caratula: 'La hipoteca' })];
    const casa = await newInmueble(titular, one.id, {
      matricula: 'FR 12-345',
      registro: 'CABA',
      superficie: '1.250,5',
      valuacion: '90.000,50',
    });
    expect(casa).toMatchObject({
      ...{ nombre: 'Matrícula FR 12-345', superficie: '1250.5', superficieUnidad: 'm2', orden: 1, porcentaje: null },
      ...{ valuacion: '90000.50', valuacionMoneda: 'ARS', version: 1, otrasCarpetas: [] },
    });
    await newInmueble(titular, one.id, { matricula: null, domicilio: 'Los Ceibos 20' });
    expect(await namesOf(titular, one.id)).toEqual(['1 Matrícula FR 12-345', '2 Los Ceibos 20']);
    const path = `/carpetas/${other.id}/inmuebles`;
    const again = await titular.post(path, { inmuebleId: casa.id, porcentaje: '50' });
    expect([again.status, again.body.porcentaje]).toEqual([201, '50.00']);
    expect(again.body.otrasCarpetas).toEqual([
      { id: one.id, codigo: one.codigo, caratula: 'Carpeta de prueba', estado: 'en_preparacion' },
    ]);
    expect((await titular.post(path, { inmuebleId: casa.id })).body.code).toBe('INMUEBLE_REPETIDO');
    await titular.patch(`/carpetas/${one.id}/inmuebles/${casa.id}`, { orden: 2 });
    expect(await namesOf(titular, one.id)).toEqual(['1 Los Ceibos 20', '2 Matrícula FR 12-345']);
    expect((await titular.delete(`${path}/${casa.id}`)).status).toBe(200);
    expect(await namesOf(titular, other.id)).toEqual([]);
    expect((await titular.get(`/inmuebles/${casa.id}`)).status).toBe(200);
  });

  it('are found again by matrícula, nomenclatura and address, however they are written', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    await newInmueble(titular, id, {
      ...{ matricula: '12-345/6', nomenclatura: 'Circ. 3, Secc. B', domicilio: 'Ñandubay 44' },
    });
    for (const buscar of ['12-345', '123456', 'secc', 'nandubay 44']) {
      const { body } = await titular.get(`/inmuebles?buscar=${encodeURIComponent(buscar)}`);
      expect(body.paginacion.total, buscar).toBe(1);
    }
    expect((await titular.get('/inmuebles?buscar=otra')).body.inmuebles).toEqual([]);
    const { body } = await titular.post('/common/search', { query: '123456', grupos: 'todos' });
    expect(JSON.stringify(body)).toContain(`/carpetas/${id}/inmuebles/`);
  });

  it('have each matrícula of a register once, also when two people add it at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const path = `/carpetas/${id}/inmuebles`;
    const body = (registro: string, matricula: string) => ({ inmueble: { registro, matricula } });
    const answers = await Promise.all([
      titular.post(path, body('Registro Sur', '7-7')),
      titular.post(`/carpetas/${(await newCarpeta(titular)).id}/inmuebles`, body('registro súr', '77')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await titular.post(path, body('REGISTRO SUR', '7/7'))).body.code).toBe('INMUEBLE_REPETIDO');
    expect((await titular.post(path, body('Registro Norte', '7-7'))).status).toBe(201);
  });

  it('have each matrícula once also when a program does not look first: the second write waits, and is refused', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const transactions = test.app.get(Transactions);
    const insert = ({ usuarioId, rolId }: Member, matricula: string) =>
      transactions
        .tenantTransaction({ cuentaId, usuarioId, rolId }, () =>
          transactions.manager.query(
            `insert into inmuebles (id, matricula, registro, creado_por) values (gen_random_uuid(), $1, 'Sur', $2)`,
            [matricula, usuarioId],
          ),
        )
        .then(
          () => 'written',
          ({ code }) => code,
        );
    const answers = await Promise.all(['8-8', '8 8', '88', '8/8'].map((matricula) => insert(titular, matricula)));
    expect(answers.toSorted()).toEqual(['23505', '23505', '23505', 'written']);
    // A person who does not see the inmueble can register it. A person who sees it is refused.
    expect([await insert(oficial, '88'), await insert(oficial, '8-8')]).toEqual(['written', '23505']);
    // Doubled rows still accept other changes.
    const change = await test.owner.query(
      `update inmuebles set domicilio = 'Otra 1', matricula = matricula where cuenta_id = $1`,
      [cuentaId],
    );
    expect(change.rowCount).toBe(2);
  });

  it('keep their places when several are added at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const added = await Promise.all(Array.from({ length: 5 }, () => newInmueble(titular, id)));
    expect(added.map(({ orden }) => orden).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it('change at the version that was seen, and name the field that is wrong', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const casa = await newInmueble(titular, id);
    const update = (fields: object, version = 1) => titular.patch(`/inmuebles/${casa.id}`, fields, { version });
    for (const [fields, campo] of [
      [{ superficie: 'mucha' }, 'superficie'],
      [{ superficie: '0' }, 'superficie'],
      [{ valuacion: '1.500' }, 'valuacion'],
      [{ matricula: '', domicilio: '' }, 'matricula'],
    ] as const) {
      const { status, body } = await update(fields);
      expect([status, body.details[0].campo]).toEqual([422, campo]);
    }
    const live = await listen(titular);
    expect((await update({ domicilio: 'Otra 1' })).body).toMatchObject({ domicilio: 'Otra 1', version: 2 });
    await expect.poll(() => live.events).toContainEqual({ type: 'inmuebles.changed' });
    expect((await update({ domicilio: 'Otra 2' })).status).toBe(412);
  });

  it('take no changes once the carpeta is signed', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular, { acto: 'Constitución' });
    await test.owner.query('update carpetas set estado = $2, fecha_firma = now() where id = $1', [id, 'firmada']);
    expect(version).toBeGreaterThan(0);
    const { status, body } = await titular.post(`/carpetas/${id}/inmuebles`, { inmueble: { matricula: '1' } });
    expect([status, body.message]).toEqual([422, 'La carpeta ya está firmada: sus inmuebles no se pueden cambiar.']);
  });
});

describe('seeing an inmueble', () => {
  it('needs a carpeta with it: a reserved carpeta shows neither an inmueble nor a count', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, lectura] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 5)];
    const secreta = await newCarpeta(titular, { reservada: true, caratula: 'La reservada' });
    const casa = await newInmueble(titular, secreta.id, { matricula: '9-9' });
    for (const client of [oficial, lectura]) {
      expect((await client.get(`/inmuebles/${casa.id}`)).status).toBe(404);
      expect((await client.get('/inmuebles?buscar=9-9')).body.paginacion.total).toBe(0);
      expect((await client.get(`/carpetas/${secreta.id}/inmuebles`)).status).toBe(404);
    }
    const mine = await newCarpeta(oficial);
    const taken = await oficial.post(`/carpetas/${mine.id}/inmuebles`, { inmuebleId: casa.id });
    expect([taken.status, taken.body.details[0].campo]).toEqual([422, 'inmuebleId']);
    await titular.post(`/carpetas/${mine.id}/inmuebles`, { inmuebleId: casa.id });
    const { body } = await oficial.get(`/carpetas/${mine.id}/inmuebles`);
    expect([body[0].id, body[0].otrasCarpetas]).toEqual([casa.id, []]);
    expect((await lectura.get(`/inmuebles/${casa.id}`)).status).toBe(404);
  });

  it('is not possible by a refusal either: none says that a matrícula is in a reserved carpeta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const secreta = await newCarpeta(titular, { reservada: true });
    await newInmueble(titular, secreta.id, { registro: 'Registro Sur', matricula: '9-9' });
    const path = `/carpetas/${(await newCarpeta(oficial)).id}/inmuebles`;
    const add = (matricula: string) => oficial.post(path, { inmueble: { registro: 'Registro Sur', matricula } });
    const [hidden, free] = [await add('99'), await add('98')];
    expect([hidden.status, free.status]).toEqual([201, 201]);
    expect((await add('9/9')).body.code).toBe('INMUEBLE_REPETIDO');
    const { id, version } = free.body;
    const change = await oficial.patch(`/inmuebles/${id}`, { registro: 'Registro Sur', matricula: '9 9' }, { version });
    expect(change.body.code).toBe('INMUEBLE_REPETIDO');
    expect((await titular.get('/inmuebles?buscar=9-9')).body.paginacion.total).toBeGreaterThan(0);
  });

  it('allows changes with a role that may edit carpetas', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    const { id } = await newCarpeta(titular, { responsableId: gestor.usuarioId });
    const casa = await newInmueble(titular, id);
    expect((await gestor.get(`/carpetas/${id}/inmuebles`)).body).toHaveLength(1);
    expect((await gestor.post(`/carpetas/${id}/inmuebles`, { inmueble: { matricula: '2' } })).status).toBe(403);
    expect((await gestor.patch(`/inmuebles/${casa.id}`, { domicilio: 'X' }, { version: 1 })).status).toBe(403);
  });

  it('is impossible from another cuenta', async () => {
    const [{ titular }, { titular: ajeno }] = [await newCuenta(test), await newCuenta(test)];
    const { id } = await newCarpeta(titular);
    const casa = await newInmueble(titular, id);
    const suya = await newCarpeta(ajeno);
    expect((await ajeno.get(`/inmuebles/${casa.id}`)).status).toBe(404);
    expect((await ajeno.get(`/carpetas/${id}/inmuebles`)).status).toBe(404);
    expect((await ajeno.patch(`/inmuebles/${casa.id}`, { domicilio: 'X' }, { version: 1 })).status).toBe(404);
    expect((await ajeno.post(`/carpetas/${suya.id}/inmuebles`, { inmuebleId: casa.id })).status).toBe(422);
    expect((await ajeno.delete(`/carpetas/${suya.id}/inmuebles/${UNKNOWN_ID}`)).status).toBe(404);
  });
});

it('an inmueble has the id that its client gave, and is made once', async () => {
  const { titular } = await newCuenta(test);
  const { id } = await newCarpeta(titular);
  const body = { inmueble: { id: uuid(), matricula: '5-5' } };
  const answers = [1, 2].map(() =>
    titular.post(`/carpetas/${id}/inmuebles`, body, { headers: { 'idempotency-key': body.inmueble.id } }),
  );
  for (const answer of await Promise.all(answers))
    expect([answer.status, answer.body.id]).toEqual([201, body.inmueble.id]);
});
