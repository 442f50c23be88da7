import { beforeAll, describe, expect, it } from 'vitest';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { PlazoDto } from '../../server/expediente/plazos/plazos.dto.js';
import type { ReglaDePlazoDto } from '../../server/expediente/reglas-de-plazo/reglas-de-plazo.dto.js';
import type { ActoDetalleDto, TipoActoDto } from '../../server/expediente/tipos-acto/tipos-acto.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { entregar, newCarpeta, readyToSign } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import {
  actOnPlazo,
  addPlazo,
  dayFromToday,
  type PlazoRefusal,
  patchRegla,
  plazoEnding,
  plazosOf,
  reglasOf,
} from '../factories/plazos.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('a plazo', () => {
  it('is computed by a rule of the country, as the domain says', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const reglas = new Map((await reglasOf(titular)).map((regla) => [regla.clave, regla]));
    const certificado = await addPlazo(titular, id, {
      reglaId: reglas.get('certificado_ciudad')?.id,
      nombre: undefined,
      dias: undefined,
      inicio: '2026-03-02',
    });
    expect(certificado.body).toMatchObject({
      vence: '2026-03-16',
      nombre: 'Certificado: sede del registro',
      fuente: 'Ley 17.801, art. 24',
      estado: 'abierto',
    });
    const presentacion = await addPlazo(titular, id, {
      reglaId: reglas.get('presentacion')?.id,
      dias: undefined,
      inicio: '2026-03-16',
    });
    expect(presentacion.body.vence).toBe('2026-04-30');
  });

  it('of working days goes over the holidays of the cuenta', async () => {
    const { titular } = await newCuenta(test);
    const query = 'inicio=2026-05-22&dias=1&computo=habiles&arranque=dia_siguiente';
    expect((await titular.get(`/plazos/calculo?${query}`)).body).toMatchObject({ vence: '2026-05-26' });
    const spain = (await newCuenta(test, { pais: 'ES' })).titular;
    expect((await spain.get(`/plazos/calculo?${query}`)).body).toMatchObject({ vence: '2026-05-25' });
  });

  it.each([
    [{ dias: 0 }, 400, 'dias'],
    [{ dias: 4000 }, 400, 'dias'],
    [{ dias: undefined }, 422, 'dias'],
    [{ nombre: undefined }, 422, 'nombre'],
    [{ nombre: '' }, 400, 'nombre'],
    [{ inicio: '2026-02-30' }, 400, 'inicio'],
    [{ computo: 'lunares' }, 400, 'computo'],
    [{ reglaId: '01890000-0000-7000-8000-000000000000' }, 422, 'reglaId'],
    [{ responsableId: '01890000-0000-7000-8000-000000000000' }, 422, 'responsableId'],
  ])('is refused by the name of its field: %j', async (body, status, campo) => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const answer = await addPlazo(titular, id, body);
    expect([answer.status, answer.body.details[0]?.campo]).toEqual([status, campo]);
  });

  it('is changed, fulfilled by a documento, opened again and annulled, which is all recorded', async () => {
    const { titular } = await newCuenta(test);
    const { id: carpetaId } = await newCarpeta(titular);
    const { body: plazo } = await addPlazo(titular, carpetaId, { inicio: '2026-03-02', dias: 15 });
    const changed = await titular.patch<PlazoDto>(`/plazos/${plazo.id}`, {
      arranque: 'mismo_dia',
      responsableId: titular.usuarioId,
    });
    expect(changed.body).toMatchObject({ vence: '2026-03-16', responsable: { id: titular.usuarioId }, version: 2 });
    const documento = await newDocumento(titular, carpetaId);
    const done = await actOnPlazo(titular, plazo.id, 'cumplir', { documentoId: documento.id });
    expect(done.body).toMatchObject({ estado: 'cumplido', documento: { id: documento.id } });
    expect((await actOnPlazo(titular, plazo.id, 'cumplir')).body).toMatchObject({ code: 'PLAZO_CERRADO' });
    expect((await titular.patch<PlazoRefusal>(`/plazos/${plazo.id}`, { dias: 3 })).status).toBe(422);
    expect((await actOnPlazo(titular, plazo.id, 'reabrir')).body).toMatchObject({ estado: 'abierto', documento: null });
    const annulled = await actOnPlazo(titular, plazo.id, 'anular', { motivo: 'La operación se dejó' });
    expect(annulled.body).toMatchObject({ estado: 'anulado', motivo: 'La operación se dejó' });
    const { body } = await titular.get(`/carpetas/${carpetaId}/actividad`);
    const said = JSON.stringify(body);
    for (const text of [
      'agregó el plazo Presentar, que vence el 17/03/2026',
      'que ahora vence el 16/03/2026',
      'dio por cumplido el plazo Presentar con el documento',
      'volvió a abrir el plazo Presentar',
      'anuló el plazo Presentar: La operación se dejó',
    ]) {
      expect(said).toContain(text);
    }
  });

  it('is fulfilled once when two people fulfil it at once, and only at the version that was seen', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const { body: plazo } = await addPlazo(titular, id);
    const answers = await Promise.all([
      actOnPlazo(titular, plazo.id, 'cumplir'),
      actOnPlazo(titular, plazo.id, 'cumplir'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await actOnPlazo(titular, plazo.id, 'reabrir', {}, 1)).status).toBe(412);
    const other = await newDocumento(titular, (await newCarpeta(titular)).id);
    const { body: second } = await addPlazo(titular, id);
    expect((await actOnPlazo(titular, second.id, 'cumplir', { documentoId: other.id })).status).toBe(422);
  });

  it('belongs to its carpeta: each role does what it may, and a person who does not see the carpeta finds no plazo', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [adscripto, oficial, gestor, lectura] = await Promise.all(
      [2, 3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId)),
    );
    const { id: carpetaId } = await newCarpeta(titular);
    for (const member of [gestor!, lectura!]) {
      expect((await member.get(`/carpetas/${carpetaId}/plazos`)).status).toBe(404);
      await titular.send('PUT', `/carpetas/${carpetaId}/accesos/${member.usuarioId}`, {});
    }
    const statuses = async (of: (member: ApiClient) => Promise<{ status: number }>) => {
      const found = [];
      for (const member of [titular, adscripto!, oficial!, gestor!, lectura!]) {
        found.push((await of(member)).status);
      }
      return found;
    };
    expect(await statuses((member) => addPlazo(member, carpetaId))).toEqual([200, 200, 200, 403, 403]);
    const { body: plazo } = await addPlazo(titular, carpetaId);
    expect(await statuses((member) => member.patch(`/plazos/${plazo.id}`, { dias: 5 }))).toEqual([
      200, 200, 200, 403, 403,
    ]);
    expect(
      await statuses(async (member) => {
        const { id } = (await addPlazo(titular, carpetaId)).body;
        return actOnPlazo(member, id, 'anular', { motivo: 'Sí' });
      }),
    ).toEqual([200, 200, 403, 403, 403]);
    expect(
      await statuses(async (member) => {
        const { id } = (await addPlazo(titular, carpetaId)).body;
        return actOnPlazo(member, id, 'cumplir');
      }),
    ).toEqual([200, 200, 200, 200, 403]);
    const [first] = await reglasOf(lectura!);
    expect(await statuses((member) => patchRegla(member, first?.id, { dias: 7 }))).toEqual([200, 200, 403, 403, 403]);
    expect(await statuses((member) => member.send('PUT', '/feriados/2027-02-03', { nombre: 'Local' }))).toEqual([
      200, 200, 403, 403, 403,
    ]);
    const stranger = (await newCuenta(test)).titular;
    expect((await stranger.get(`/carpetas/${carpetaId}/plazos`)).status).toBe(404);
    expect((await actOnPlazo(stranger, plazo.id, 'cumplir')).status).toBe(404);
    expect((await stranger.patch(`/reglas-de-plazo/${first?.id}`, { dias: 7 }, { version: 3 })).status).toBe(404);
  });

  it('is not given to a person who cannot see its carpeta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    const { id } = await newCarpeta(titular);
    const answer = await addPlazo(titular, id, { responsableId: gestor.usuarioId });
    expect(answer.body.details[0]).toMatchObject({
      campo: 'responsableId',
      mensaje: expect.stringMatching(/no puede ver/),
    });
  });
});

describe('the plazos of a carpeta', () => {
  it('keep it from being archived while one is open, which the refusal names', async () => {
    const { titular } = await newCuenta(test);
    const created = await newCarpeta(titular);
    let carpeta: CarpetaDetalleDto = created;
    await titular.post(`/carpetas/${created.id}/partes`, {
      rol: 'requirente',
      persona: { tipo: 'humana', nombre: 'Ana', apellidos: 'Paz' },
    });
    await readyToSign(titular, created.id);
    const { body: plazo } = await addPlazo(titular, created.id, { nombre: 'Expedir copias' });
    const move = async (estado: string) => {
      const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${created.id}`)).body;
      return titular.post<CarpetaDetalleDto & PlazoRefusal>(`/carpetas/${created.id}/mover`, { estado }, { version });
    };
    for (const estado of ['lista_para_firma', 'firmada']) {
      expect((await move(estado)).status, estado).toBe(200);
    }
    await entregar(titular, created.id);
    const refused = await move('archivada');
    const text = `Queda abierto un plazo: Expedir copias, vence el ${plazo.vence.split('-').toReversed().join('/')}.`;
    expect([refused.status, refused.body.details.map(({ mensaje }) => mensaje)]).toEqual([422, [text]]);
    carpeta = (await titular.get<CarpetaDetalleDto>(`/carpetas/${created.id}`)).body;
    const archivar = carpeta.movimientos.find(({ estado }) => estado === 'archivada');
    expect(archivar?.faltantes).toMatchObject([{ lugar: 'plazos', id: plazo.id }]);
    await actOnPlazo(titular, plazo.id, 'cumplir');
    expect((await move('archivada')).status).toBe(200);
    // The plazo of an archived carpeta accepts no changes.
    expect((await actOnPlazo(titular, plazo.id, 'reabrir')).status).toBe(422);
  });

  it('begin by its acto as it moves on, and are fulfilled so', async () => {
    const { titular } = await newCuenta(test);
    const [tipo] = (await titular.get<TipoActoDto[]>('/tipos-acto')).body.filter(({ nombre }) => nombre === 'Donación');
    const { body: propia } = await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', {
      ...{ nombre: 'Avisar', dias: 3, computo: 'corridos', arranque: 'dia_siguiente' },
    });
    const acto = (await titular.get<ActoDetalleDto>(`/tipos-acto/${tipo?.id}`)).body;
    expect(acto.plazos.map(({ regla }) => regla)).toEqual(['presentacion', 'observacion', 'inscripcion_provisional']);
    const plazos = [...acto.plazos, { regla: propia.clave, desde: 'firmada', hasta: [] }];
    const written = await titular.patch(`/tipos-acto/${acto.id}`, { plazos }, { version: 1 });
    expect(written.body).toMatchObject({ version: 2, plazos });
    for (const wrong of [
      [{ regla: 'ninguna', desde: 'firmada', hasta: [] }],
      [...plazos, ...plazos],
      [{ regla: 'presentacion', desde: 'borrador', hasta: [] }],
      [{ regla: 'presentacion', desde: 'firmada', hasta: 'inscripta' }],
    ]) {
      const { status } = await titular.patch(`/tipos-acto/${acto.id}`, { plazos: wrong }, { version: 2 });
      expect([400, 422], JSON.stringify(wrong)).toContain(status);
    }

    const { id } = await newCarpeta(titular, { acto: 'Donación' });
    for (const rol of acto.rolesRequeridos) {
      await titular.post(`/carpetas/${id}/partes`, { rol, persona: { tipo: 'humana', nombre: 'Ana', apellidos: rol } });
    }
    await readyToSign(titular, id);
    const plazosTras = async (estado: string) => {
      const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
      const motivo = estado === 'observada' ? { motivo: 'Falta la plancheta' } : {};
      const moved = await titular.post(`/carpetas/${id}/mover`, { estado, ...motivo }, { version });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      return Object.fromEntries((await plazosOf(titular, id)).map(({ nombre, estado: now }) => [nombre, now]));
    };
    expect(await plazosTras('lista_para_firma')).toEqual({});
    const presentar = 'Presentar la escritura al registro';
    expect(await plazosTras('firmada')).toEqual({ [presentar]: 'abierto', Avisar: 'abierto' });
    expect((await plazosOf(titular, id)).find(({ nombre }) => nombre === presentar)?.vence).toBe(dayFromToday(45));
    const devolver = 'Devolución de lo observado';
    await test.owner.query(
      `insert into inscripciones (cuenta_id, id, carpeta_id, registro, presentada, creado_por)
       select cuenta_id, gen_random_uuid(), id, 'Registro', current_date, creada_por from carpetas where id = $1`,
      [id],
    );
    expect(await plazosTras('en_inscripcion')).toEqual({
      ...{ [presentar]: 'cumplido', [devolver]: 'abierto', Avisar: 'abierto' },
    });
    const provisional = 'Inscripción provisional';
    expect(await plazosTras('observada')).toMatchObject({ [provisional]: 'abierto' });
    await plazosTras('en_inscripcion');
    await plazosTras('observada');
    // A running plazo does not begin again.
    expect((await plazosOf(titular, id)).filter(({ nombre }) => nombre === provisional)).toHaveLength(1);
    await plazosTras('en_inscripcion');
    const result = `update inscripciones set resultado = 'inscripta', resuelta = current_date where carpeta_id = $1`;
    await test.owner.query(result, [id]);
    expect(await plazosTras('inscripta')).toEqual({
      [presentar]: 'cumplido',
      [provisional]: 'cumplido',
      [devolver]: 'cumplido',
      Avisar: 'abierto',
    });
  });

  it('are a filter of the list: no plazo, an overdue one, one that ends before the signature', async () => {
    const { titular } = await newCuenta(test);
    const without = await newCarpeta(titular, { caratula: 'Sin' });
    const late = await newCarpeta(titular, { caratula: 'Vencida' });
    await plazoEnding(titular, late.id, -1);
    const early = await newCarpeta(titular, { caratula: 'Antes', fechaFirmaPrevista: dayFromToday(20) });
    await plazoEnding(titular, early.id, 19);
    const inTime = await newCarpeta(titular, { caratula: 'En fecha', fechaFirmaPrevista: dayFromToday(20) });
    await plazoEnding(titular, inTime.id, 20);
    const found = async (plazo: string) => {
      const { body } = await titular.get<{ id: string; caratula: string }[]>(`/carpetas?plazo=${plazo}`);
      return JSON.stringify(body).match(/"caratula":"[^"]+"/g) ?? [];
    };
    expect(await found('sin_plazo')).toEqual([`"caratula":"${without.caratula}"`]);
    expect(await found('vencido')).toEqual(['"caratula":"Vencida"']);
    expect(await found('antes_de_la_firma')).toEqual(['"caratula":"Antes"']);
    expect((await titular.get('/carpetas?plazo=otro')).status).toBe(400);
  });
});
