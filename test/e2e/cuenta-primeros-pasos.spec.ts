import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { cuentaOf, toldOf } from '../factories/cuentas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { photograph, putPicture } from '../factories/pictures.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the first steps', () => {
  /** A cuenta that a person opened themselves. */
  async function opened() {
    const { titular } = await newCuenta(test);
    const { body } = await titular.post('/cuentas', { nombre: 'Recién abierta', pais: 'AR' });
    return Object.assign(new ApiClient(test.baseUrl, body.accessToken), {
      cuentaId: body.user.cuentaActivaId as string,
    });
  }
  const pasos = async (client: ApiClient) => (await client.get('/cuenta/primeros-pasos')).body;
  const change = (client: ApiClient, body: object) => client.patch('/cuenta/primeros-pasos', body);

  it('tick themselves from what there is, and end once for all', async () => {
    const titular = await opened();
    expect((await titular.get('/cuenta')).body.primerosPasos).toBe('abiertos');
    const none = { numeracion: false, logo: false, equipo: false, datos: false, carpeta: false };
    expect(await pasos(titular)).toEqual(none);
    expect((await change(titular, { terminados: true })).body.code).toBe('PASOS_PENDIENTES');

    expect((await change(titular, { numeracionConfirmada: true })).status).toBe(200);
    await change(titular, { numeracionConfirmada: true });
    expect(await toldOf(test, titular.cuentaId)).toEqual(['confirmó la numeración de las carpetas']);
    await titular.post('/invitaciones', { email: 'colega@ejemplo.test', rolId: 3 });
    await titular.post('/apps/contacts/contact', { contact: { name: 'Ana' } });
    await putPicture(titular, '/cuenta/logo', 'imagen', await photograph());
    expect(await pasos(titular)).toEqual({ numeracion: true, logo: true, equipo: true, datos: true, carpeta: false });
    await newCarpeta(titular, { abrir: false });
    expect((await pasos(titular)).carpeta).toBe(true);

    const ends = await Promise.all([1, 2].map(() => change(titular, { terminados: true })));
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await titular.get('/cuenta')).body.primerosPasos).toBeNull();
  });

  it('are hidden for one titular and stay open for another, and nobody else has them', async () => {
    const titular = await opened();
    const other = await newMiembro(test, titular.cuentaId, 1);
    const hidden = await Promise.all([1, 2].map(() => change(titular, { ocultos: true })));
    expect(hidden.map(({ body }) => body.primerosPasos)).toEqual(['ocultos', 'ocultos']);
    expect((await other.get('/cuenta')).body.primerosPasos).toBe('abiertos');
    expect((await change(titular, { ocultos: false })).body.primerosPasos).toBe('abiertos');
    expect((await change(titular, { ocultos: 'no' })).status).toBe(400);

    const adscripto = await newMiembro(test, titular.cuentaId, 2);
    expect((await adscripto.get('/cuenta')).body.primerosPasos).toBeNull();
    expect([(await adscripto.get('/cuenta/primeros-pasos')).status, (await change(adscripto, {})).status]).toEqual([
      403, 403,
    ]);
  });

  it('do not exist in an older cuenta, and are not shared with another cuenta', async () => {
    const { titular } = await newCuenta(test);
    await opened();
    expect((await titular.get('/cuenta')).body.primerosPasos).toBeNull();
    expect((await change(titular, { terminados: true })).status).toBe(409);
  });

  it('count a changed numbering as confirmed', async () => {
    const titular = await opened();
    await titular.patch('/cuenta', { primero: 123 }, { version: 1 });
    expect((await pasos(titular)).numeracion).toBe(true);
  });
});

describe('the numbering', () => {
  it('continues in this year from the last number of the office, above the used numbers, and next year at the first', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await titular.patch('/cuenta', { proximo: 123 }, { version: 1 });
    const anio = new Date().getFullYear();
    expect(body).toMatchObject({
      version: 2,
      tieneCarpetas: false,
      numeracion: { primero: 1, haEmpezado: true, proximo: `${anio}-000123` },
    });
    expect((await newCarpeta(titular)).codigo).toBe(`${anio}-000123`);
    const behind = await titular.patch('/cuenta', { proximo: 123 }, { version: 2 });
    expect([behind.status, behind.body.details]).toEqual([
      422,
      [{ campo: 'proximo', mensaje: 'Este año ya se usó el 123: el próximo debe ser mayor.' }],
    ]);
    // A carpeta at the same time gets a number before or after it. No number is given twice.
    const [moved, carpeta] = await Promise.all([
      titular.patch('/cuenta', { proximo: 200 }, { version: 2 }),
      newCarpeta(titular),
    ]);
    expect([moved.status, [124, 200]]).toEqual([200, expect.arrayContaining([carpeta.numero])]);
    expect((await newCarpeta(titular)).numero).toBe(carpeta.numero === 200 ? 201 : 200);
    expect(await toldOf(test, titular.cuentaId)).toContain(`hizo que la próxima carpeta sea la ${anio}-000123`);
    const other = await newCuenta(test);
    expect((await cuentaOf(other.titular)).numeracion.proximo).toBe(`${anio}-000001`);
  });

  it('goes back while no carpeta has a number after the jump, and ends at six digits', async () => {
    const { titular } = await newCuenta(test);
    await titular.patch('/cuenta', { proximo: 999_999 }, { version: 1 });
    const back = await titular.patch('/cuenta', { proximo: 1 }, { version: 2 });
    expect([back.status, back.body.numeracion.proximo]).toEqual([200, expect.stringMatching(/^\d{4}-000001$/)]);
    expect((await newCarpeta(titular)).numero).toBe(1);

    await titular.patch('/cuenta', { proximo: 999_999 }, { version: 3 });
    expect((await newCarpeta(titular)).codigo).toMatch(/-999999$/);
    const draft = await newCarpeta(titular, { abrir: false });
    const mover = `/carpetas/${draft.id}/mover`;
    const refused = await titular.post(mover, { estado: 'en_preparacion' }, { version: draft.version });
    expect([refused.status, refused.body.code]).toEqual([409, 'NUMERACION_AGOTADA']);
  });

  it('applies a prefix and a first number to new carpetas only', async () => {
    const { titular } = await newCuenta(test);
    const before = await newCarpeta(titular);
    expect(before.codigo).toBe(`${before.anio}-000001`);

    const { body } = await titular.patch('/cuenta', { prefijo: 'esc-', primero: 500 }, { version: 1 });
    // The numbering of this year has begun, so it continues.
    expect(body.numeracion).toEqual({
      prefijo: 'ESC-',
      primero: 500,
      haEmpezado: true,
      proximo: `ESC-${before.anio}-000002`,
    });
    const after = await newCarpeta(titular, { caratula: 'Con prefijo' });
    expect(after.codigo).toBe(body.numeracion.proximo);
    expect((await titular.get(`/carpetas/${before.id}`)).body.codigo).toBe(before.codigo);

    // The search finds it with and without the prefix.
    for (const buscar of ['ESC-', after.codigo, `${after.anio}-000002`]) {
      const found = await titular.get(`/carpetas?buscar=${encodeURIComponent(buscar as string)}`);
      expect(found.body.carpetas.map(({ codigo }: { codigo: string }) => codigo)).toContain(after.codigo);
    }
    const search = await titular.post('/common/search', { query: 'esc-', grupos: 'todos' });
    expect(JSON.stringify(search.body)).toContain(after.codigo);
  });

  it('starts a year at the first number', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await titular.patch('/cuenta', { primero: 124, prefijo: 'R/' }, { version: 1 });
    const carpeta = await newCarpeta(titular);
    expect([body.numeracion.proximo, carpeta.numero]).toEqual([carpeta.codigo, 124]);
    expect(carpeta.codigo).toBe(`R/${carpeta.anio}-000124`);
  });

  it('has no gap and no duplicate when carpetas are opened while the prefix changes', async () => {
    const { titular } = await newCuenta(test);
    const [, ...carpetas] = await Promise.all([
      titular.patch('/cuenta', { prefijo: 'Z-' }, { version: 1 }),
      ...Array.from({ length: 20 }, () => newCarpeta(titular)),
    ]);
    expect(carpetas.map(({ numero }) => numero as number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  });
});
