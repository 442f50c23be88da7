import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { ReglaCertificadoDto } from '../../server/expediente/certificados/certificados.dto.js';
import { RecalculoDePlazos } from '../../server/expediente/feriados/recalculo-de-plazos.service.js';
import type { ReglaDeFeriadoDto } from '../../server/expediente/feriados/reglas-de-feriados.dto.js';
import type { PlazoDto } from '../../server/expediente/plazos/plazos.dto.js';
import { RecordatoriosDePlazos } from '../../server/expediente/plazos/recordatorios-de-plazos.service.js';
import type { ReglaDePlazoDto } from '../../server/expediente/reglas-de-plazo/reglas-de-plazo.dto.js';
import type { ActoDetalleDto, TipoActoDto } from '../../server/expediente/tipos-acto/tipos-acto.dto.js';
import type { Answer, ApiClient } from '../factories/api-client.js';
import { createTestApp, startReplica, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { entregar, newCarpeta, readyToSign } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { newInmueble } from '../factories/inmuebles.js';
import { mailsTo, mailTo } from '../factories/mails.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ZONA = 'America/Argentina/Buenos_Aires';
const day = (days = 0) => DateTime.now().setZone(ZONA).plus({ days }).toFormat('yyyy-MM-dd');
type Refusal = { code: string; message: string; details: { campo: string; mensaje: string }[] };

const add = (client: ApiClient, carpetaId: string, body: object = {}): Promise<Answer<PlazoDto & Refusal>> =>
  client.post(`/carpetas/${carpetaId}/plazos`, { nombre: 'Presentar', inicio: day(), dias: 10, ...body });
/** A plazo that ends that many days from today. */
const ending = async (client: ApiClient, carpetaId: string, days: number, body: object = {}) =>
  (await add(client, carpetaId, { inicio: day(days), dias: 1, arranque: 'mismo_dia', ...body })).body;
const plazosOf = async (client: ApiClient, carpetaId: string) =>
  (await client.get<PlazoDto[]>(`/carpetas/${carpetaId}/plazos`)).body;
const reglasOf = async (client: ApiClient) => (await client.get<ReglaDePlazoDto[]>('/reglas-de-plazo')).body;
/** Changes a rule at its present version. */
const patchRegla = async (client: ApiClient, id: string | undefined, body: object) => {
  const version = (await reglasOf(client)).find((regla) => regla.id === id)?.version;
  return client.patch<ReglaDePlazoDto & Refusal>(`/reglas-de-plazo/${id}`, body, { version });
};
const act = (client: ApiClient, id: string, verb: string, body: object = {}, version?: number) =>
  client.post<PlazoDto & Refusal>(`/plazos/${id}/${verb}`, body, { version });

describe('a plazo', () => {
  it('is computed by a rule of the country, as the domain says', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const reglas = new Map((await reglasOf(titular)).map((regla) => [regla.clave, regla]));
    const certificado = await add(titular, id, {
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
    const presentacion = await add(titular, id, {
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
    const answer = await add(titular, id, body);
    expect([answer.status, answer.body.details[0]?.campo]).toEqual([status, campo]);
  });

  it('is changed, fulfilled by a documento, opened again and annulled, which is all recorded', async () => {
    const { titular } = await newCuenta(test);
    const { id: carpetaId } = await newCarpeta(titular);
    const { body: plazo } = await add(titular, carpetaId, { inicio: '2026-03-02', dias: 15 });
    const changed = await titular.patch<PlazoDto>(`/plazos/${plazo.id}`, {
      arranque: 'mismo_dia',
      responsableId: titular.usuarioId,
    });
    expect(changed.body).toMatchObject({ vence: '2026-03-16', responsable: { id: titular.usuarioId }, version: 2 });
    const documento = await newDocumento(titular, carpetaId);
    const done = await act(titular, plazo.id, 'cumplir', { documentoId: documento.id });
    expect(done.body).toMatchObject({ estado: 'cumplido', documento: { id: documento.id } });
    expect((await act(titular, plazo.id, 'cumplir')).body).toMatchObject({ code: 'PLAZO_CERRADO' });
    expect((await titular.patch<Refusal>(`/plazos/${plazo.id}`, { dias: 3 })).status).toBe(422);
    expect((await act(titular, plazo.id, 'reabrir')).body).toMatchObject({ estado: 'abierto', documento: null });
    const annulled = await act(titular, plazo.id, 'anular', { motivo: 'La operación se dejó' });
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

  it('is fulfilled once by two at once, and only by who has seen its version', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const { body: plazo } = await add(titular, id);
    const answers = await Promise.all([act(titular, plazo.id, 'cumplir'), act(titular, plazo.id, 'cumplir')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await act(titular, plazo.id, 'reabrir', {}, 1)).status).toBe(412);
    const other = await newDocumento(titular, (await newCarpeta(titular)).id);
    const { body: second } = await add(titular, id);
    expect((await act(titular, second.id, 'cumplir', { documentoId: other.id })).status).toBe(422);
  });

  it('is of the carpeta: each role does what it may, and who does not see the one finds no other', async () => {
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
    expect(await statuses((member) => add(member, carpetaId))).toEqual([200, 200, 200, 403, 403]);
    const { body: plazo } = await add(titular, carpetaId);
    expect(await statuses((member) => member.patch(`/plazos/${plazo.id}`, { dias: 5 }))).toEqual([
      200, 200, 200, 403, 403,
    ]);
    expect(
      await statuses(async (member) => {
        const { id } = (await add(titular, carpetaId)).body;
        return act(member, id, 'anular', { motivo: 'Sí' });
      }),
    ).toEqual([200, 200, 403, 403, 403]);
    expect(
      await statuses(async (member) => {
        const { id } = (await add(titular, carpetaId)).body;
        return act(member, id, 'cumplir');
      }),
    ).toEqual([200, 200, 200, 200, 403]);
    const [first] = await reglasOf(lectura!);
    expect(await statuses((member) => patchRegla(member, first?.id, { dias: 7 }))).toEqual([200, 200, 403, 403, 403]);
    expect(await statuses((member) => member.send('PUT', '/feriados/2027-02-03', { nombre: 'Local' }))).toEqual([
      200, 200, 403, 403, 403,
    ]);
    const stranger = (await newCuenta(test)).titular;
    expect((await stranger.get(`/carpetas/${carpetaId}/plazos`)).status).toBe(404);
    expect((await act(stranger, plazo.id, 'cumplir')).status).toBe(404);
    expect((await stranger.patch(`/reglas-de-plazo/${first?.id}`, { dias: 7 }, { version: 3 })).status).toBe(404);
  });

  it('is not for who cannot see its carpeta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    const { id } = await newCarpeta(titular);
    const answer = await add(titular, id, { responsableId: gestor.usuarioId });
    expect(answer.body.details[0]).toMatchObject({
      campo: 'responsableId',
      mensaje: expect.stringMatching(/no puede ver/),
    });
  });
});

describe('a carpeta', () => {
  it('is not archived while a plazo is open, which the refusal names', async () => {
    const { titular } = await newCuenta(test);
    const created = await newCarpeta(titular);
    let carpeta: CarpetaDetalleDto = created;
    await titular.post(`/carpetas/${created.id}/partes`, {
      rol: 'requirente',
      persona: { tipo: 'humana', nombre: 'Ana', apellidos: 'Paz' },
    });
    await readyToSign(titular, created.id);
    const { body: plazo } = await add(titular, created.id, { nombre: 'Expedir copias' });
    const move = async (estado: string) => {
      const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${created.id}`)).body;
      return titular.post<CarpetaDetalleDto & Refusal>(`/carpetas/${created.id}/mover`, { estado }, { version });
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
    await act(titular, plazo.id, 'cumplir');
    expect((await move('archivada')).status).toBe(200);
    // The plazo of an archived carpeta accepts no changes.
    expect((await act(titular, plazo.id, 'reabrir')).status).toBe(422);
  });

  it('begins the plazos of its acto as it moves on, and fulfils them', async () => {
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
    expect((await plazosOf(titular, id)).find(({ nombre }) => nombre === presentar)?.vence).toBe(day(45));
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

  it('is found by its plazos: with none, with one that is over, with one that ends before the signature', async () => {
    const { titular } = await newCuenta(test);
    const without = await newCarpeta(titular, { caratula: 'Sin' });
    const late = await newCarpeta(titular, { caratula: 'Vencida' });
    await ending(titular, late.id, -1);
    const early = await newCarpeta(titular, { caratula: 'Antes', fechaFirmaPrevista: day(20) });
    await ending(titular, early.id, 19);
    const inTime = await newCarpeta(titular, { caratula: 'En fecha', fechaFirmaPrevista: day(20) });
    await ending(titular, inTime.id, 20);
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

describe('holidays', () => {
  const of = async (client: ApiClient, anio: number) =>
    (
      await client.get<{
        esEditado: boolean;
        feriados: { dia: string; nombre: string; origen: string; rige: boolean }[];
      }>(`/feriados?anio=${anio}`)
    ).body;

  it('are those of the country until somebody changes its year, and then its own', async () => {
    const { titular } = await newCuenta(test);
    const before = await of(titular, 2026);
    expect(before.esEditado).toBe(false);
    expect(before.feriados).toContainEqual({
      dia: '2026-05-25',
      nombre: expect.any(String),
      fuente: expect.stringContaining('Ley 27.399'),
      origen: 'calendario',
      rige: true,
    });
    await titular.send('PUT', '/feriados/2026-03-20', { nombre: 'Día de la escribanía' });
    expect((await titular.delete('/feriados/2026-05-25')).body).toMatchObject({ feriado: { rige: false } });
    const after = await of(titular, 2026);
    expect(after.esEditado).toBe(true);
    expect(after.feriados).toHaveLength(before.feriados.length + 1);
    expect(after.feriados.find(({ dia }) => dia === '2026-05-25')?.rige).toBe(false);
    expect((await of(titular, 2027)).esEditado).toBe(false);
    expect((await titular.delete('/feriados/2026-03-20')).body).toMatchObject({ feriado: null });
    expect((await titular.delete('/feriados/2026-03-20')).status).toBe(404);
    await titular.send('PUT', '/feriados/2026-05-25', { nombre: 'Día de la Patria' });
    expect((await of(titular, 2026)).feriados.find(({ dia }) => dia === '2026-05-25')).toMatchObject({
      nombre: 'Día de la Patria',
      origen: 'propio',
      rige: true,
    });
    // A day that the office named stays without the rule. A deletion opens a day even when a rule also closes it.
    const dias = async () => (await of(titular, 2026)).feriados.filter(({ rige }) => rige).map(({ dia }) => dia);
    await titular.patch('/feriados/reglas/mayo', { rige: false });
    expect(await dias()).toContain('2026-05-25');
    await titular.send('PUT', '/feriados/2026-12-24', { nombre: 'Asueto' });
    await titular.patch('/feriados/reglas/nochebuena', { rige: true });
    expect((await titular.delete('/feriados/2026-12-24')).body).toMatchObject({ feriado: { rige: false } });
    expect(await dias()).not.toContain('2026-12-24');
    expect((await of((await newCuenta(test)).titular, 2026)).esEditado).toBe(false);
  });

  it('move the open terms of working days that they are part of, and no others', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const habiles = { computo: 'habiles', inicio: '2027-03-01', dias: 5 };
    await add(titular, id, { ...habiles, nombre: 'Abierto' });
    await add(titular, id, { ...habiles, nombre: 'Corridos', computo: 'corridos' });
    await act(titular, (await add(titular, id, { ...habiles, nombre: 'Cumplido' })).body.id, 'cumplir');
    const ends = async () =>
      Object.fromEntries((await plazosOf(titular, id)).map(({ nombre, vence }) => [nombre, vence]));
    expect(await ends()).toEqual({ Abierto: '2027-03-08', Corridos: '2027-03-06', Cumplido: '2027-03-08' });
    const added = await titular.send('PUT', '/feriados/2027-03-03', { nombre: 'Asueto' });
    expect(added.body).toMatchObject({ recalculados: 1 });
    expect(await ends()).toEqual({ Abierto: '2027-03-09', Corridos: '2027-03-06', Cumplido: '2027-03-08' });
    expect((await titular.delete('/feriados/2027-03-03')).body).toMatchObject({ recalculados: 1 });
    expect((await ends()).Abierto).toBe('2027-03-08');
    const { body } = await titular.get('/pages/activities');
    expect(JSON.stringify(body)).toContain('el plazo Abierto vence el 09/03/2027 y ya no el 08/03/2027');
  });

  it('of a year are copied once by two who change it at once', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all(
      ['2028-03-07', '2028-03-08', '2028-03-09'].map((dia) =>
        titular.send('PUT', `/feriados/${dia}`, { nombre: 'Asueto' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await of(titular, 2028)).feriados.filter(({ origen }) => origen === 'propio')).toHaveLength(3);
  });

  it('follow rules with their source, which titulares and adscriptos change and confirm, and move open terms', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    await add(titular, id, { nombre: 'Abierto', computo: 'habiles', inicio: '2027-03-19', dias: 5 });
    const vence = async () => (await plazosOf(titular, id)).map((plazo) => plazo.vence);
    const rules = async (client = titular) =>
      (await client.get<{ reglas: ReglaDeFeriadoDto[] }>('/feriados/reglas?anio=2027')).body.reglas;
    const jueves = async () => (await rules()).find(({ clave }) => clave === 'jueves_santo');
    expect(await jueves()).toMatchObject({ dias: ['2027-03-25'], rige: true, confirmadoPor: null });
    expect((await jueves())?.fuente).toContain('Ley 27.399');
    expect(await vence()).toEqual(['2027-03-31']);

    // The office's changes of a year stay.
    await titular.delete('/feriados/2027-03-26');
    expect(await vence()).toEqual(['2027-03-30']);
    const off = await titular.patch('/feriados/reglas/jueves_santo', { rige: false, confirmado: true });
    expect(off.body).toEqual({ recalculados: 1 });
    expect(await vence()).toEqual(['2027-03-29']);
    expect(await jueves()).toMatchObject({ rige: false, confirmadoPor: expect.stringMatching(/./) });

    const own = await titular.post('/feriados/reglas', {
      nombre: 'Aniversario',
      fuente: 'Ordenanza',
      diaDelAnio: '03-23',
    });
    expect(own.body).toEqual({ recalculados: 1 });
    expect(await vence()).toEqual(['2027-03-30']);
    expect((await of(titular, 2031)).feriados).toContainEqual(
      expect.objectContaining({ dia: '2031-03-23', nombre: 'Aniversario', fuente: 'Ordenanza' }),
    );
    const clave = (await rules()).find(({ nombre }) => nombre === 'Aniversario')?.clave;
    expect((await titular.delete(`/feriados/reglas/${clave}`)).body).toEqual({ recalculados: 1 });
    expect(await vence()).toEqual(['2027-03-29']);

    // The person who says that registers are open confirms that. The earlier confirmation of the contrary no longer
    // counts.
    const adscripto = await newMiembro(test, cuentaId, 2);
    await adscripto.patch('/feriados/reglas/navidad', { confirmado: true });
    const confirmed = async () => (await rules()).find((regla) => regla.clave === 'navidad')?.confirmadoPor;
    const byAdscripto = await confirmed();
    await titular.patch('/feriados/reglas/navidad', { rige: false });
    expect([byAdscripto, await confirmed()]).toEqual([expect.stringMatching(/./), (await jueves())?.confirmadoPor]);
    expect(byAdscripto).not.toBe(await confirmed());
    const imposible = { nombre: 'Nunca', fuente: 'Ordenanza', diaDelAnio: '02-30' };
    expect((await titular.post('/feriados/reglas', imposible)).status).toBe(400);

    // Several rules are confirmed at once. A rule that the office had changed stays.
    const juntas = async (claves: string[], confirmado: boolean, client: ApiClient = titular) =>
      client.patch('/feriados/reglas', { claves, confirmado });
    const vouched = async () => (await rules()).filter(({ confirmadoEn }) => confirmadoEn).map((regla) => regla.clave);
    const porSi = await vouched();
    expect((await juntas(['mayo', 'memoria'], true)).status).toBe(200);
    expect((await vouched()).toSorted()).toEqual([...porSi, 'mayo', 'memoria'].toSorted());
    expect((await rules()).find(({ clave: one }) => one === 'mayo')).toMatchObject({
      rige: true,
      dias: ['2027-05-25'],
    });
    expect((await juntas(['mayo', 'memoria'], false)).status).toBe(200);
    expect(await vouched()).toEqual(porSi);
    expect((await juntas(['mayo', 'nada'], true)).status).toBe(404);
    expect((await juntas([], true)).status).toBe(400);
    expect(JSON.stringify((await titular.get('/pages/activities')).body)).toContain(
      'confirmó 2 reglas de los días inhábiles',
    );

    const gestor = await newMiembro(test, cuentaId, 4);
    expect((await juntas(['mayo'], true, gestor)).status).toBe(403);
    expect(await rules(gestor)).toHaveLength((await rules()).length);
    expect((await gestor.patch('/feriados/reglas/jueves_santo', { rige: true })).status).toBe(403);
    expect((await titular.delete('/feriados/reglas/jueves_santo')).status).toBe(404);
    expect((await titular.patch('/feriados/reglas/nada', { rige: true })).status).toBe(404);
    const other = (await newCuenta(test)).titular;
    expect((await rules(other)).find((regla) => regla.clave === 'jueves_santo')?.rige).toBe(true);
  });

  it('of a new release move the open terms of each cuenta once', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    await add(titular, id, { nombre: 'Abierto', computo: 'habiles', inicio: '2027-03-19', dias: 5 });
    const noon = DateTime.now().setZone(ZONA).set({ hour: 12, minute: 0 }).toJSDate();
    const run = () => test.app.get(Transactions).atTime(noon, () => test.app.get(RecalculoDePlazos).run());
    const setOld = () => test.owner.query(`update plazos set vence = '2027-03-30' where cuenta_id = $1`, [cuentaId]);
    await setOld();
    await run();
    expect((await plazosOf(titular, id)).map(({ vence }) => vence)).toEqual(['2027-03-31']);
    await setOld();
    await run();
    expect((await plazosOf(titular, id)).map(({ vence }) => vence)).toEqual(['2027-03-30']);
  });

  it.each(['hoy', '2026-02-30', '1900-01-01'])('are of days that exist: %s', async (dia) => {
    const { titular } = await newCuenta(test);
    expect((await titular.send('PUT', `/feriados/${dia}`, { nombre: 'Nada' })).status).toBe(404);
  });
});

describe('reminders', () => {
  /** Runs the reminders as if it were noon in Buenos Aires, that many days from today. */
  const run = (days = 0, hour = 12) => {
    const now = DateTime.now().setZone(ZONA).plus({ days }).set({ hour, minute: 0 }).toJSDate();
    return test.app.get(Transactions).atTime(now, () => test.app.get(RecordatoriosDePlazos).run());
  };
  const told = async (client: ApiClient) =>
    (await notificationsOf(client))
      .map(({ title }) => title)
      .filter((title) => title?.includes('vence') || title?.includes('venció'));

  it('come 7, 3, 1 and 0 days before, once each, in the app and by mail, and then climb to those who sign', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const { id } = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    await ending(titular, id, 10, { nombre: 'Copias' });
    for (const days of [...Array(14).keys(), 42]) {
      await run(days);
      await run(days);
    }
    const title = '<b>Copias</b>';
    expect((await told(oficial)).toSorted()).toEqual(
      [
        `${title} vence en 7 días`,
        `${title} vence en 3 días`,
        `${title} vence mañana`,
        `${title} vence hoy`,
        `${title} venció ayer`,
        `${title} venció hace 3 días`,
        `${title} venció hace 32 días`,
      ].toSorted(),
    );
    for (const firmante of [titular, adscripto]) {
      expect((await told(firmante)).toSorted()).toEqual([
        ...[`${title} venció ayer`, `${title} venció hace 3 días`, `${title} venció hace 32 días`],
      ]);
    }
    const { rows } = await test.owner.query('select marca from plazo_avisos where cuenta_id = $1 order by marca desc', [
      cuentaId,
    ]);
    expect(rows.map(({ marca }) => marca)).toEqual([7, 3, 1, 0, -1, -3, -30]);
  });

  it('are sent once by two replicas at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { responsableId: titular.usuarioId });
    await ending(titular, id, 4, { nombre: 'Aporte' });
    const replica = await startReplica(test);
    try {
      const transactions = replica.app.get(Transactions);
      const now = DateTime.now().setZone(ZONA).plus({ days: 1 }).set({ hour: 12 }).toJSDate();
      const other = () => transactions.atTime(now, () => replica.app.get(RecordatoriosDePlazos).run());
      await Promise.all([run(1), other(), run(1), other()]);
      expect(await told(titular)).toEqual(['<b>Aporte</b> vence en 3 días']);
      await mailTo(test, titular.email, /^Aporte vence en 3 días/);
      expect(await mailsTo(test, titular.email)).toHaveLength(1);
    } finally {
      await replica.app.close();
    }
  });

  it('wait for the morning, say nothing of what was over before, and stop with the plazo', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { responsableId: titular.usuarioId });
    await ending(titular, id, -5, { nombre: 'Viejo' });
    const cumplido = await ending(titular, id, 1, { nombre: 'Cumplido' });
    await act(titular, cumplido.id, 'cumplir');
    await ending(titular, id, 1, { nombre: 'Nuevo' });
    await run(0, 6);
    expect(await told(titular)).toEqual([]);
    await run(0, 8);
    expect(await told(titular)).toEqual(['<b>Nuevo</b> vence mañana']);
  });

  it('count days as they are in the cuenta', async () => {
    const spain = (await newCuenta(test, { pais: 'ES' })).titular;
    const carpeta = await newCarpeta(spain, { responsableId: spain.usuarioId });
    // In Madrid the next day has begun. In Buenos Aires it is still the plazo's last day.
    const noon = DateTime.now().setZone('Europe/Madrid').plus({ days: 2 }).set({ hour: 0, minute: 30 });
    await ending(spain, carpeta.id, 0, { nombre: 'Medianoche', inicio: noon.plus({ days: 1 }).toFormat('yyyy-MM-dd') });
    const at = (moment: DateTime) =>
      test.app.get(Transactions).atTime(moment.toJSDate(), () => test.app.get(RecordatoriosDePlazos).run());
    await at(noon);
    expect(await told(spain)).toEqual([]);
    await at(noon.set({ hour: 7 }));
    expect(await told(spain)).toEqual(['<b>Medianoche</b> vence mañana']);
  });
});

describe('the rules of the law', () => {
  it('CL: binding the protocolo is of the book: no carpeta begins it, or waits for it to be archived', async () => {
    const { titular } = await newCuenta(test, { pais: 'CL' });
    const { id } = await newCarpeta(titular, { acto: 'Certificación' });
    await titular.post(`/carpetas/${id}/partes`, {
      ...{ rol: 'requirente', persona: { tipo: 'humana', nombre: 'Ana', apellidos: 'Paz' } },
    });
    await readyToSign(titular, id);
    const protocolo = (await reglasOf(titular)).find(({ clave }) => clave === 'protocolo');
    const byHand = await add(titular, id, { reglaId: protocolo?.id, dias: undefined });
    expect([byHand.status, byHand.body.details[0]?.campo]).toEqual([422, 'reglaId']);
    // A plazo that an earlier release began.
    const old = (await add(titular, id)).body;
    await test.owner.query(`update plazos set regla_id = $2, cuenta_desde = 'libro' where id = $1`, [
      ...[old.id, protocolo?.id],
    ]);
    const mover = async (estado: string) => {
      const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
      const moved = await titular.post(`/carpetas/${id}/mover`, { estado }, { version });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    };
    await mover('lista_para_firma');
    await mover('firmada');
    await entregar(titular, id);
    await mover('archivada');
    expect(await plazosOf(titular, id)).toHaveLength(1);
    for (const { nombre, id: actoId } of (await titular.get<TipoActoDto[]>('/tipos-acto')).body) {
      const { plazos } = (await titular.get<ActoDetalleDto>(`/tipos-acto/${actoId}`)).body;
      expect(
        plazos.map(({ regla }) => regla),
        nombre,
      ).not.toContain('protocolo');
    }
  });

  it('are to be confirmed until somebody of the office did, which is recorded, and say so where they are used', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const regla = async () =>
      (await reglasOf(titular)).find(({ clave }) => clave === 'presentacion') as ReglaDePlazoDto;
    const before = await regla();
    expect(before).toMatchObject({ confirmadaEn: null, confirmadaPor: null });
    const { id } = await newCarpeta(titular);
    await add(titular, id, { reglaId: before.id, dias: undefined });
    expect((await plazosOf(titular, id))[0]).toMatchObject({ porConfirmar: true, reglaCambio: false });
    const oficial = await newMiembro(test, cuentaId, 3);
    const confirm = (client: ApiClient, confirmada: boolean) => patchRegla(client, before.id, { confirmada });
    expect((await confirm(oficial, true)).status).toBe(403);
    expect((await confirm(titular, true)).body).toMatchObject({ confirmadaPor: { id: titular.usuarioId } });
    expect((await plazosOf(titular, id))[0]).toMatchObject({ porConfirmar: false });
    // A running plazo keeps its days, and says that the rule has changed.
    await patchRegla(titular, before.id, { dias: 40 });
    const [running] = await plazosOf(titular, id);
    expect(running).toMatchObject({ dias: 45, reglaCambio: true, porConfirmar: false, fuente: null });
    // The plazo takes the rule's days at a person's request, once the rule's first day has come.
    const follow = (client: ApiClient) => act(client, running?.id as string, 'seguir-regla');
    expect((await follow(titular)).body.code).toBe('PLAZO_SIN_INICIO');
    await patchRegla(titular, before.id, { cuentaDesde: 'movimiento' });
    expect((await follow((await newCuenta(test)).titular)).status).toBe(404);
    expect((await follow(titular)).body).toMatchObject({ dias: 40, inicio: running?.inicio, reglaCambio: false });
    expect((await confirm(titular, false)).body).toMatchObject({ confirmadaEn: null });
    const { body } = await titular.get('/pages/activities');
    expect(JSON.stringify(body)).toContain(
      'confirmó la regla de plazo Presentar la escritura al registro con la norma',
    );
  });

  it('have figures that can be, and stay in the carpetas of the actos and certificates that count by them', async () => {
    const { titular } = await newCuenta(test);
    const reglas = await reglasOf(titular);
    const idOf = (clave: string) => reglas.find((regla) => regla.clave === clave)?.id;
    const refusalOf = async (answer: Promise<Answer<Refusal>>) => {
      const { status, body } = await answer;
      return [status, body.details?.[0]?.campo, body.details?.[0]?.mensaje];
    };
    const patched = (clave: string, body: object) => refusalOf(patchRegla(titular, idOf(clave), body));
    const enCarpetas = expect.stringMatching(
      /^Hay actos que la usan: .*Donación.*\. Un plazo del libro no corre en carpetas\.$/,
    );
    expect(await patched('presentacion', { cuentaDesde: 'libro' })).toEqual([422, 'cuentaDesde', enCarpetas]);
    const deCertificado = 'La usan reglas de certificados: se cuenta desde la expedición o desde la recepción.';
    for (const cuentaDesde of ['libro', 'firma']) {
      expect(await patched('certificado_ciudad', { cuentaDesde })).toEqual([422, 'cuentaDesde', deCertificado]);
    }
    const { body: own } = await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', {
      ...{ nombre: 'Avisar', dias: 120, computo: 'meses', arranque: 'dia_siguiente', fuente: 'Reglamento' },
    });
    const { id } = await newCarpeta(titular);
    await add(titular, id, { reglaId: own.id, nombre: undefined, dias: undefined });
    const enCurso = 'Hay plazos en curso de esta regla: un plazo del libro no corre en carpetas.';
    expect(await refusalOf(patchRegla(titular, own.id, { cuentaDesde: 'libro' }))).toEqual([
      422,
      'cuentaDesde',
      enCurso,
    ]);

    const { body: delLibro } = await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', {
      ...{ nombre: 'Empastar', dias: 2, computo: 'meses', arranque: 'dia_siguiente', cuentaDesde: 'libro' },
    });
    const [tipo] = (await titular.get<TipoActoDto[]>('/tipos-acto')).body;
    const plazos = [{ regla: delLibro.clave, desde: 'firmada', hasta: [] }];
    expect(await refusalOf(titular.patch(`/tipos-acto/${tipo?.id}`, { plazos }, { version: 1 }))).toEqual([
      ...[422, 'plazos', '«Empastar» es un plazo del libro de protocolo: no corre en una carpeta.'],
    ]);

    const demasiados = [422, 'dias', 'Un plazo en meses tiene hasta 120.'];
    const meses = { dias: 121, computo: 'meses', arranque: 'mismo_dia' };
    expect(await patched('presentacion', { dias: 3650, computo: 'meses' })).toEqual(demasiados);
    expect(await patched('certificado_ciudad', meses)).toEqual(demasiados);
    for (const [path, body] of [
      ['/reglas-de-plazo', { ...meses, nombre: 'Diez años' }],
      [`/carpetas/${id}/plazos`, { ...meses, nombre: 'Diez años', inicio: day() }],
      [`/carpetas/${id}/certificados`, { ...meses, nombre: 'Diez años', tipo: 'otro' }],
      ['/certificados/reglas', { ...meses, nombre: 'Diez años', tipo: 'otro' }],
    ] as const) {
      expect(await refusalOf(titular.post(path, body)), path).toEqual(demasiados);
    }
    const calculo = `/plazos/calculo?inicio=${day()}&dias=121&computo=meses&arranque=mismo_dia`;
    expect(await refusalOf(titular.get(calculo))).toEqual(demasiados);
    const blind = await titular.patch(`/reglas-de-plazo/${own.id}`, { dias: 7 });
    expect([blind.status, blind.body.code]).toEqual([428, 'FALTA_VERSION']);
  });

  it('are confirmed by the norm that they name: without one they are to be confirmed', async () => {
    const { titular } = await newCuenta(test);
    const conteo = { dias: 3, computo: 'corridos', arranque: 'dia_siguiente' };
    const created = async (body: object) =>
      (await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', { ...conteo, ...body })).body;
    const [con, sin] = [await created({ nombre: 'Con', fuente: 'Ley 1' }), await created({ nombre: 'Sin' })];
    expect([con.confirmadaPor?.id, sin.confirmadaPor]).toEqual([titular.usuarioId, null]);
    const refused = await patchRegla(titular, sin.id, { confirmada: true });
    const falta = [{ campo: 'fuente', mensaje: 'Indique la norma que lo dice antes de confirmar.' }];
    expect([refused.status, refused.body.details]).toEqual([422, falta]);
    expect((await patchRegla(titular, sin.id, { dias: 4 })).body).toMatchObject({ dias: 4, confirmadaEn: null });
    expect((await patchRegla(titular, con.id, { fuente: '' })).body).toMatchObject({
      fuente: null,
      confirmadaEn: null,
    });
    const both = await patchRegla(titular, con.id, { fuente: 'Ley 2', confirmada: true });
    expect(both.body).toMatchObject({ fuente: 'Ley 2', confirmadaPor: { id: titular.usuarioId } });
    expect((await patchRegla(titular, con.id, { fuente: null, confirmada: true })).body.details).toEqual(falta);

    // Rules of certificates that expire have figures too. A certificate without expiry has no figure that needs a norm.
    const own = { tipo: 'otro', nombre: 'Rentas' };
    const { body: regla } = await titular.post<ReglaCertificadoDto>('/certificados/reglas', { ...own, dias: 60 });
    expect(regla).toMatchObject({ dias: 60, confirmadaEn: null });
    const confirm = (body: object) =>
      titular.patch<ReglaCertificadoDto & Refusal>(`/certificados/reglas/${regla.id}`, body, {
        version: regla.version,
      });
    expect((await confirm({ confirmada: true })).body.details).toEqual(falta);
    expect((await confirm({ dias: null, confirmada: true })).body).toMatchObject({
      confirmadaPor: { id: titular.usuarioId },
    });
  });

  it('are confirmed together at the versions that were seen, each where it stands, and taken back so', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const [first, second] = await reglasOf(titular);
    const seen = (reglas: readonly (ReglaDePlazoDto | undefined)[]) =>
      reglas.map((regla) => ({ id: regla?.id, version: regla?.version }));
    const write = (body: object, client: ApiClient = titular) =>
      client.patch<ReglaDePlazoDto[] & Refusal>('/reglas-de-plazo', body);
    expect((await write({ reglas: seen([first, second]), confirmada: true }, oficial)).status).toBe(403);
    const stale = [...seen([first]), { id: second?.id, version: 9 }];
    expect((await write({ reglas: stale, confirmada: true })).status).toBe(412);
    const { body: confirmed } = await write({ reglas: seen([first, second]), confirmada: true });
    const por = { id: titular.usuarioId };
    expect(confirmed).toMatchObject([
      { id: first?.id, confirmadaPor: por, version: 2 },
      { id: second?.id, confirmadaPor: por, version: 2 },
    ]);
    const { body: back } = await write({ reglas: seen(confirmed), confirmada: false });
    expect(back).toMatchObject([{ confirmadaEn: null }, { confirmadaEn: null }]);
    expect(JSON.stringify((await titular.get('/pages/activities')).body)).toContain(
      'confirmó 2 reglas de plazo con la norma',
    );
    const { body: sinFuente } = await titular.post<ReglaDePlazoDto>('/reglas-de-plazo', {
      ...{ nombre: 'Sin', dias: 3, computo: 'corridos', arranque: 'dia_siguiente' },
    });
    const refused = await write({ reglas: seen([...back, sinFuente]), confirmada: true });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Sin: indique la norma que lo dice antes de confirmar.',
    ]);
    expect((await reglasOf(titular)).filter(({ confirmadaEn }) => confirmadaEn)).toEqual([]);

    // Rules of certificates are confirmed where their days are written.
    const ofCertificados = async () => (await titular.get<ReglaCertificadoDto[]>('/certificados/reglas')).body;
    const [dominio, , , , , , catastral] = await ofCertificados();
    const those = [dominio, catastral].map((regla) => ({ id: regla?.id, version: regla?.version }));
    const done = await titular.patch('/certificados/reglas', { reglas: those, confirmada: true });
    expect(done.status).toBe(200);
    const after = await ofCertificados();
    expect(after.filter(({ confirmadaEn }) => confirmadaEn).map(({ nombre }) => nombre)).toEqual([
      ...['Dominio', 'Inhibición', 'Catastral'],
    ]);
    const again = after
      .filter(({ id }) => those.some((one) => one.id === id))
      .map(({ id, version }) => ({ id, version }));
    expect((await titular.patch('/certificados/reglas', { reglas: again, confirmada: false })).status).toBe(200);
    expect((await ofCertificados()).filter(({ confirmadaEn }) => confirmadaEn)).toEqual([]);
  });

  it('that were corrected are offered beside those of an office, which takes them, keeps its own, or undoes it', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'UY' });
    const offered = async () => (await titular.get('/correcciones-de-reglas')).body;
    expect(await offered()).toEqual([]);
    // The state of a cuenta that began with an earlier release.
    await test.owner.query('delete from correcciones_de_reglas where cuenta_id = $1', [cuentaId]);
    await test.owner.query(
      `update reglas_de_plazo set cuenta_desde = 'movimiento', fuente = 'Ley 16.871'
        where cuenta_id = $1 and clave = 'subsanacion'`,
      [cuentaId],
    );
    await test.owner.query(`delete from reglas_de_plazo where cuenta_id = $1 and clave = 'tasa'`, [cuentaId]);
    await test.owner.query(
      `update tipos_acto set plazos = (select jsonb_agg(p) from jsonb_array_elements(plazos) p where p ->> 'regla' <> 'tasa')
        where cuenta_id = $1 and clave = 'donacion'`,
      [cuentaId],
    );
    const claves = async () => (await offered()).map(({ clave }: { clave: string }) => clave);
    expect(await offered()).toMatchObject([
      { clave: 'regla_tasa', nuestra: null, corregida: { dias: 5, cuentaDesde: 'presentacion' }, actos: ['Donación'] },
      {
        clave: 'regla_subsanacion',
        nuestra: { cuentaDesde: 'movimiento' },
        corregida: { cuentaDesde: 'presentacion' },
      },
    ]);
    const decide = (clave: string, verb: string, client = titular) =>
      client.post(`/correcciones-de-reglas/${clave}/${verb}`, {});
    expect((await decide('regla_tasa', 'aceptar', await newMiembro(test, cuentaId, 3))).status).toBe(403);
    const regla = async (clave: string) => (await reglasOf(titular)).find((one) => one.clave === clave);
    const ofDonacion = async () => {
      const { body } = await titular.get<TipoActoDto[]>('/tipos-acto');
      const id = body.find(({ nombre }) => nombre === 'Donación')?.id;
      return (await titular.get<ActoDetalleDto>(`/tipos-acto/${id}`)).body.plazos.map((plazo) => plazo.regla);
    };
    expect((await decide('regla_tasa', 'aceptar')).status).toBe(200);
    expect(await regla('tasa')).toMatchObject({ dias: 5, activa: true, confirmadaEn: null });
    expect(await ofDonacion()).toContain('tasa');
    expect((await decide('regla_tasa', 'aceptar')).status).toBe(404);
    await decide('regla_subsanacion', 'aceptar');
    expect(await regla('subsanacion')).toMatchObject({ cuentaDesde: 'presentacion', fuente: 'Ley 16.871, art. 66' });
    expect(await claves()).toEqual([]);
    // Changes by the office after its acceptance are kept.
    const subsanacion = await regla('subsanacion');
    const write = (dias?: number) => patchRegla(titular, subsanacion?.id, { dias });
    await write(200);
    expect((await decide('regla_subsanacion', 'deshacer')).status).toBe(409);
    expect(await regla('subsanacion')).toMatchObject({ dias: 200 });
    await write(subsanacion?.dias);
    await decide('regla_subsanacion', 'deshacer');
    expect(await regla('subsanacion')).toMatchObject({ cuentaDesde: 'movimiento', fuente: 'Ley 16.871' });
    await decide('regla_tasa', 'deshacer');
    expect(await ofDonacion()).not.toContain('tasa');
    expect(await claves()).toEqual(['regla_tasa', 'regla_subsanacion']);
    expect((await decide('regla_subsanacion', 'conservar')).status).toBe(200);
    expect(await claves()).toEqual(['regla_tasa']);
  });

  it('ES: the term for ITP and AJD is that of the comunidad of the inmueble, else of the office, else the general one', async () => {
    const { titular } = await newCuenta(test, { pais: 'ES' });
    const GENERAL = 'Liquidar ITP/AJD';
    const EN_ANDALUCIA = 'Liquidar ITP/AJD en Andalucía';
    expect(await reglasOf(titular)).toContainEqual(
      expect.objectContaining({ nombre: EN_ANDALUCIA, comunidad: 'AN', enLugarDe: 'itp_ajd', confirmadaEn: null }),
    );
    /** The plazos of taxes for a compraventa of inmuebles in these comunidades, signed on that day. */
    const debidos = async (comunidades: (string | null)[]) => {
      const { id } = await newCarpeta(titular, { acto: 'Compraventa' });
      for (const rol of ['vendedor', 'comprador']) await newParte(titular, id, { rol });
      for (const comunidad of comunidades) await newInmueble(titular, id, { comunidad });
      await readyToSign(titular, id, '2026-03-06');
      for (const body of [
        { estado: 'lista_para_firma' },
        { estado: 'firmada', fechaFirma: '2026-03-06', motivo: 'De antes' },
      ]) {
        const { version } = (await titular.get(`/carpetas/${id}`)).body;
        const moved = await titular.post(`/carpetas/${id}/mover`, body, { version });
        expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      }
      const plazos = (await plazosOf(titular, id)).filter(({ nombre }) => nombre.startsWith(GENERAL));
      return Object.fromEntries(plazos.map(({ nombre, vence }) => [nombre, vence]));
    };
    // 30 working days. The 3rd of April is a holiday.
    const general = { [GENERAL]: '2026-04-20' };
    const andaluz = { [EN_ANDALUCIA]: '2026-05-06' };
    expect(await debidos([null])).toEqual(general);
    expect(await debidos(['AN'])).toEqual(andaluz);
    expect(await debidos(['MD', 'AN'])).toEqual({ ...general, ...andaluz });
    // The holidays of an office tell its comunidad.
    await titular.patch('/feriados/reglas/comunidad_an', { rige: true });
    expect(await debidos([null])).toEqual(andaluz);
    expect(Object.keys(await debidos(['MD']))).toEqual([GENERAL]);
    // An office with the holidays of two comunidades belongs to neither.
    await titular.patch('/feriados/reglas/comunidad_ga', { rige: true });
    expect(Object.keys(await debidos([null]))).toEqual([GENERAL]);
    const propia = { nombre: 'ITP en Galicia', dias: 1, computo: 'meses', arranque: 'dia_siguiente' };
    const deGalicia = { ...propia, cuentaDesde: 'firma', comunidad: 'GA', enLugarDe: 'itp_ajd' };
    for (const [wrong, campo] of [
      [{ comunidad: 'XX' }, 'comunidad'],
      [{ comunidad: null }, 'comunidad'],
      [{ enLugarDe: 'nada' }, 'enLugarDe'],
      [{ enLugarDe: 'itp_ajd_andalucia' }, 'enLugarDe'],
      [{ comunidad: 'AN' }, 'comunidad'],
    ] as const) {
      const { status, body } = await titular.post<Refusal>('/reglas-de-plazo', { ...deGalicia, ...wrong });
      expect([status >= 400 && status < 500, body.details?.[0]?.campo], JSON.stringify(wrong)).toEqual([true, campo]);
    }
    expect((await titular.post('/reglas-de-plazo', deGalicia)).status).toBe(200);
    const { id } = await newCarpeta(titular, { acto: 'Compraventa' });
    await newInmueble(titular, id, { comunidad: 'GA' });
    expect(
      (await titular.post(`/carpetas/${id}/inmuebles`, { inmueble: { domicilio: 'X', comunidad: 'ZZ' } })).status,
    ).toBe(400);
  });

  it('ES: what came after an office began is offered to it as an addition, with what goes along, and undone', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'ES' });
    // The state of a cuenta that began with an earlier release.
    for (const statement of [
      'delete from correcciones_de_reglas where cuenta_id = $1',
      `delete from tipos_acto where cuenta_id = $1 and clave = 'revocacion'`,
      `delete from certificado_reglas where cuenta_id = $1 and alcance = 'Por acceso telemático'`,
      `update certificado_reglas set alcance = null, usual = true
        where cuenta_id = $1 and tipo = 'nota_simple'`,
      `update reglas_de_plazo set cuenta_desde = 'movimiento' where cuenta_id = $1 and clave = 'informacion_registral'`,
      `delete from reglas_de_plazo where cuenta_id = $1
         and clave in ('aviso_revocacion', 'nota_telematica', 'itp_ajd_andalucia')`,
    ]) {
      await test.owner.query(statement, [cuentaId]);
    }
    type Offered = { clave: string; agrega: string[]; nuestra: unknown }[];
    const offered = async () => (await titular.get<Offered>('/correcciones-de-reglas')).body;
    const claves = async () => (await offered()).map(({ clave }) => clave);
    const decide = async (clave: string, verb: string) => {
      const { status, body } = await titular.post(`/correcciones-de-reglas/${clave}/${verb}`, {});
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const all = ['informacion_registral', 'nota_telematica', 'aviso_revocacion', 'itp_ajd_andalucia'];
    const todas = all.map((clave) => `regla_${clave}`);
    expect(await claves()).toEqual(todas);
    expect((await offered()).find(({ clave }) => clave === 'regla_aviso_revocacion')).toMatchObject({
      nuestra: null,
      agrega: ['el acto «Revocación de poder»'],
    });
    const notas = async () =>
      (await titular.get<ReglaCertificadoDto[]>('/certificados/reglas')).body
        .filter(({ tipo }) => tipo === 'nota_simple')
        .map(({ alcance, usual, dias, cuentaDesde }) => ({ alcance, usual, dias, cuentaDesde }));
    const before = await notas();
    expect(before).toMatchObject([{ alcance: null, usual: true, dias: 10 }]);
    await decide('regla_informacion_registral', 'aceptar');
    const enPapel = { alcance: 'En papel o por fax', usual: false, dias: 10, cuentaDesde: 'recepcion' };
    const telematica = { alcance: 'Por acceso telemático', usual: true, dias: 1, cuentaDesde: 'expedicion' };
    expect(await notas()).toEqual([enPapel, telematica]);
    // The accepted correction also applied the second correction.
    expect(await claves()).toEqual(['regla_aviso_revocacion', 'regla_itp_ajd_andalucia']);
    await decide('regla_informacion_registral', 'deshacer');
    expect([await notas(), await claves()]).toEqual([before, todas]);
    await decide('regla_nota_telematica', 'aceptar');
    expect(await notas()).toMatchObject([{ usual: false }, telematica]);

    const actos = async () =>
      (await titular.get<TipoActoDto[]>('/tipos-acto')).body.filter(
        (acto) => /^Revoca/.test(acto.nombre) && acto.activo,
      );
    await decide('regla_aviso_revocacion', 'aceptar');
    const [revocacion] = await actos();
    const { plazos } = (await titular.get<ActoDetalleDto>(`/tipos-acto/${revocacion?.id}`)).body;
    expect(plazos.map(({ regla }) => regla)).toEqual(['aviso_revocacion', 'copias']);
    await decide('regla_aviso_revocacion', 'deshacer');
    expect(await actos()).toEqual([]);
    expect(await claves()).toContain('regla_aviso_revocacion');
    await decide('regla_aviso_revocacion', 'aceptar');
    expect(await actos()).toMatchObject([{ id: revocacion?.id }]);
    await decide('regla_itp_ajd_andalucia', 'conservar');
    expect(await claves()).not.toContain('regla_itp_ajd_andalucia');
    expect((await newCuenta(test, { pais: 'ES' })).titular).toBeDefined();
  });

  it('that were accepted are undone once by two at once, and by who undoes and who accepts', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'UY' });
    await test.owner.query('delete from correcciones_de_reglas where cuenta_id = $1', [cuentaId]);
    await test.owner.query(`update reglas_de_plazo set dias = 9 where cuenta_id = $1 and clave = 'tasa'`, [cuentaId]);
    const decide = (verb: string) => titular.post(`/correcciones-de-reglas/regla_tasa/${verb}`, {});
    expect((await decide('aceptar')).status).toBe(200);
    const dias = async () => (await reglasOf(titular)).find(({ clave }) => clave === 'tasa')?.dias;
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide('deshacer')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await dias()).toBe(9);
    const { rows } = await test.owner.query(
      `select count(*)::int as n from auditoria where cuenta_id = $1 and accion = 'regla_de_plazo.correccion_deshecha'`,
      [cuentaId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
