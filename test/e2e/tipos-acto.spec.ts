import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import type { ActoDetalleDto } from '../../server/expediente/tipos-acto/tipos-acto.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const actoOf = async (client: Member, nombre: string): Promise<ActoDetalleDto> =>
  (await client.get(`/tipos-acto/${await tipoActoId(client, nombre)}`)).body;
const change = (client: Member, { id, version }: Pick<ActoDetalleDto, 'id' | 'version'>, body: object) =>
  client.patch(`/tipos-acto/${id}`, body, { version });
const names = (requisitos: readonly { nombre: string }[]) => requisitos.map(({ nombre }) => nombre);

describe('the catalogue of actos', () => {
  it('is written in versions with their author and time, and goes back to an earlier version', async () => {
    const { titular } = await newCuenta(test);
    const acto = await actoOf(titular, 'Poder');
    expect(acto).toMatchObject({ version: 1, activo: true, rolesRequeridos: ['poderdante', 'apoderado'] });
    const requisitos = [...acto.requisitos.slice(0, 2), { nombre: 'Traducción pública', obligatorio: true }];
    const { body } = await change(titular, acto, {
      nombre: 'Poder especial',
      requisitos,
      rolesRequeridos: ['poderdante'],
    });
    expect(body).toMatchObject({ version: 2, nombre: 'Poder especial', rolesRequeridos: ['poderdante'] });
    expect(body.requisitos[2]).toMatchObject({ clave: expect.any(String), nombre: 'Traducción pública', fuente: null });
    // Unchanged values make no new version.
    expect((await change(titular, body, { nombre: 'Poder especial', requisitos: body.requisitos })).body.version).toBe(
      2,
    );

    const versiones = (await titular.get(`/tipos-acto/${acto.id}/versiones`)).body;
    expect(versiones).toMatchObject([
      { n: 2, nombre: 'Poder especial', creadaPor: { id: titular.usuarioId } },
      { n: 1, nombre: 'Poder', creadaPor: null, requisitos: acto.requisitos },
    ]);
    const restored = await titular.post(`/tipos-acto/${acto.id}/versiones/1/restaurar`, {}, { version: 2 });
    expect(restored.body).toEqual({ ...acto, version: 3 });
    expect((await titular.post(`/tipos-acto/${acto.id}/versiones/9/restaurar`, {}, { version: 3 })).status).toBe(404);
  });

  it('is to be confirmed by the norms in force until a person who signs does so, which makes no version and is recorded', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const acto = await actoOf(titular, 'Poder');
    expect(acto).toMatchObject({ confirmadaEn: null, confirmadaPor: null });
    const { id } = await newCarpeta(titular, { acto: 'Poder' });
    const ofCarpeta = async () =>
      (await titular.get<RequisitoDto[]>(`/carpetas/${id}/requisitos`)).body
        .filter(({ fuente }) => fuente)
        .map(({ porConfirmar }) => porConfirmar);
    expect(new Set(await ofCarpeta())).toEqual(new Set([true]));
    expect((await change(oficial, acto, { confirmada: true })).status).toBe(403);
    const confirmed = await change(titular, acto, { confirmada: true });
    expect(confirmed.body).toMatchObject({ version: 1, confirmadaPor: { id: titular.usuarioId } });
    expect(new Set(await ofCarpeta())).toEqual(new Set([false]));
    expect((await change(titular, acto, { confirmada: false })).body).toMatchObject({ confirmadaEn: null });
    const { body } = await titular.get('/pages/activities');
    expect(JSON.stringify(body)).toContain('confirmó lo que pide el acto Poder con la norma');
    // An acto of the office's own counts as confirmed.
    const own = await titular.post('/tipos-acto', { nombre: 'Fideicomiso' });
    expect(own.body).toMatchObject({ confirmadaPor: { id: titular.usuarioId } });
  });

  it('has each name once, also when several actos are added at once', async () => {
    const { titular } = await newCuenta(test);
    const all = await Promise.all([1, 2, 3, 4].map(() => titular.post('/tipos-acto', { nombre: 'Fideicomiso' })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    expect((await titular.post('/tipos-acto', { nombre: 'PODER' })).status).toBe(422);
    expect((await titular.post('/tipos-acto', { nombre: 'Constitución  de sociedad' })).status).toBe(422);
    const twice = [1, 2].map(() => ({ nombre: 'Contrato', obligatorio: true }));
    expect((await titular.post('/tipos-acto', { nombre: 'Otro', requisitos: twice })).status).toBe(422);
  });

  it('takes new actos, which carpetas are opened for until they are turned off', async () => {
    const { titular } = await newCuenta(test);
    const id = uuid();
    const body = {
      id,
      nombre: 'Fideicomiso',
      requisitos: [{ nombre: 'Contrato', obligatorio: true }],
      secciones: ['Contrato'],
    };
    expect((await titular.post('/tipos-acto', body)).body).toMatchObject({ id, version: 1, activo: true, pais: 'AR' });
    const carpeta = await newCarpeta(titular, { tipoActoId: id, acto: undefined });
    expect(names((await titular.get(`/carpetas/${carpeta.id}/requisitos`)).body)).toEqual(['Contrato']);
    const repeated = await titular.post('/tipos-acto', { nombre: 'FIDEICOMISO' });
    expect([repeated.status, repeated.body.details[0].campo]).toEqual([422, 'nombre']);

    expect((await change(titular, { id, version: 1 }, { activo: false })).body).toMatchObject({
      activo: false,
      version: 1,
    });
    const refused = await titular.post('/carpetas', { caratula: 'No', tipoActoId: id });
    expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'tipoActoId']);
    // The carpeta with this acto keeps it.
    expect((await titular.get(`/carpetas/${carpeta.id}`)).body.tipoActo.nombre).toBe('Fideicomiso');
  });

  it('names the wrong field of a refused acto', async () => {
    const { titular } = await newCuenta(test);
    const acto = await actoOf(titular, 'Poder');
    for (const [body, status] of [
      [{ nombre: '' }, 400],
      [{ rolesRequeridos: ['amigo'] }, 400],
      [{ requisitos: [{ nombre: 'Sin decir si es obligatorio' }] }, 400],
      [{ requisitos: [acto.requisitos[0], acto.requisitos[0]] }, 422],
      [{ secciones: ['Una', 'Una'] }, 400],
      [{ nombre: 'Hipoteca' }, 422],
    ] as const) {
      expect([body, (await change(titular, acto, body)).status]).toEqual([body, status]);
    }
  });

  it('is written by titulares and adscriptos, and by one person at a time', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [adscripto, oficial] = (await Promise.all([2, 3].map((rol) => newMiembro(test, cuentaId, rol)))) as [
      Member,
      Member,
    ];
    const acto = await actoOf(oficial, 'Poder');
    expect((await change(oficial, acto, { esRegistrable: true })).status).toBe(403);
    expect((await oficial.post('/tipos-acto', { nombre: 'Otro' })).status).toBe(403);
    const answers = await Promise.all([
      change(titular, acto, { esRegistrable: true }),
      change(adscripto, acto, { alcanceAml: true }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await titular.get(`/tipos-acto/${acto.id}/versiones`)).body).toHaveLength(2);
  });
});

describe('the acto of a carpeta', () => {
  it('keeps its version, until somebody takes the carpeta to the newest', async () => {
    const { titular } = await newCuenta(test);
    const acto = await actoOf(titular, 'Poder');
    const { id } = await newCarpeta(titular, { acto: 'Poder' });
    const path = `/carpetas/${id}`;
    const all: RequisitoDto[] = (await titular.get(`${path}/requisitos`)).body;
    const [identidad, datos, facultades] = all as [RequisitoDto, RequisitoDto, RequisitoDto];
    await titular.patch(`${path}/requisitos`, { ids: [identidad.id, facultades.id], estado: 'aprobado' });
    const requisitos = [acto.requisitos[0], { nombre: 'Traducción pública', obligatorio: true }];
    await change(titular, acto, { requisitos, rolesRequeridos: ['poderdante'] });

    const before = (await titular.get(path)).body;
    expect(before.acto).toMatchObject({ version: 1, ultima: 2, rolesRequeridos: ['poderdante', 'apoderado'] });
    expect(before.movimientos[0].motivo).toContain('Faltan entre las partes: poderdante y apoderado.');
    expect(before.movimientos[0].motivo).toContain(datos.nombre);
    expect((await titular.get(`${path}/acto/cambio`)).body).toEqual({
      version: 2,
      agrega: ['Traducción pública'],
      quita: names(all.filter((one) => one !== identidad && one !== facultades)),
      conserva: [facultades.nombre],
      ...{ plazosAgrega: [], plazosQuita: [], pasaAReservada: false },
    });
    const another = async (acto: string) => {
      const query = `?tipoActoId=${await tipoActoId(titular, acto)}`;
      return (await titular.get(`${path}/acto/cambio${query}`)).body;
    };
    expect(await another('Compraventa')).toMatchObject({
      plazosAgrega: ['Devolución de lo observado', 'Inscripción provisional', 'Presentar la escritura al registro'],
      plazosQuita: [],
      pasaAReservada: false,
    });
    expect(await another('Testamento')).toMatchObject({ plazosAgrega: [], pasaAReservada: true });

    const after = await titular.post(`${path}/acto/actualizar`, {}, { version: before.version });
    expect(after.body.acto).toMatchObject({ version: 2, ultima: 2, rolesRequeridos: ['poderdante'] });
    expect((await titular.get(`${path}/requisitos`)).body).toMatchObject([
      { id: identidad.id, estado: 'aprobado' },
      { nombre: 'Traducción pública', estado: 'pendiente', obligatorio: true },
      { id: facultades.id, estado: 'aprobado', obligatorio: false },
    ]);
    const { eventos } = (await titular.get(`${path}/actividad`)).body;
    expect(eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toContain(
      'pasó la carpeta de la versión 1 del acto a la 2',
    );
  });

  it('is taken to the newest version once by two people at once, and not by a person who does not see the carpeta', async () => {
    const { titular } = await newCuenta(test);
    const acto = await actoOf(titular, 'Poder');
    const { id, version } = await newCarpeta(titular, { acto: 'Poder' });
    await change(titular, acto, { requisitos: [] });
    const renew = (client: Member) => client.post(`/carpetas/${id}/acto/actualizar`, {}, { version });
    const stranger = (await newCuenta(test)).titular;
    expect((await renew(stranger)).status).toBe(404);
    expect((await stranger.get(`/carpetas/${id}/acto/cambio`)).status).toBe(404);
    const answers = await Promise.all([renew(titular), renew(titular)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await titular.get(`/carpetas/${id}/requisitos`)).body).toEqual([]);
  });
});
