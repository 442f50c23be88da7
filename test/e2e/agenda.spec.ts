import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  AgendaDto,
  ConsecuenciasDto,
  EventoDeAgendaDto,
  PendientesDto,
  SalaDto,
} from '../../server/expediente/agenda/agenda.dto.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import type { Answer, ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta, readyToSign } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

type Refusal = { code: string; message: string; details: { campo: string }[] };
const at = (day: string, hour = 10) => `${day}T${String(hour).padStart(2, '0')}:00:00-03:00`;
const add = (client: ApiClient, body: object = {}): Promise<Answer<EventoDeAgendaDto & Refusal>> =>
  client.post('/agenda/eventos', {
    ...{ tipo: 'reunion', titulo: 'Reunión', desde: at('2027-03-04'), hasta: at('2027-03-04', 11) },
    ...body,
  });
const agenda = async (client: ApiClient, query = '', desde = '2027-03-01', hasta = '2027-03-31') =>
  (await client.get<AgendaDto>(`/agenda?desde=${desde}&hasta=${hasta}${query}`)).body;
const titles = async (client: ApiClient, query = '') =>
  (await agenda(client, query)).items.map(({ clase, titulo, dia }) => `${dia} ${clase} ${titulo}`);
const newSala = async (client: ApiClient, nombre = 'Sala grande') =>
  (await client.post<SalaDto>('/agenda/salas', { nombre })).body;

describe('the agenda', () => {
  it('shows signatures, events, plazos and tareas of a period, of all and of me, with the holidays', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id } = await newCarpeta(titular, { responsableId: oficial.usuarioId, fechaFirmaPrevista: '2027-03-10' });
    await titular.post(`/carpetas/${id}/plazos`, { nombre: 'Copias', inicio: '2027-03-01', dias: 4 });
    await titular.post('/apps/tasks/task', {
      type: 'task',
      task: { title: 'Llamar', dueDate: '2027-03-04T15:00:00.000Z', assignedTo: titular.usuarioId },
    });
    await add(titular, { personas: [oficial.usuarioId] });
    const all = [
      '2027-03-04 tarea Llamar',
      '2027-03-04 evento Reunión',
      '2027-03-05 plazo Copias',
      '2027-03-10 firma Firma',
    ];
    expect(await titles(titular)).toEqual(all);
    expect(await titles(oficial, '&de=yo')).toEqual(all.slice(1));
    expect(await titles(titular, '&de=yo')).toEqual(['2027-03-04 tarea Llamar']);
    const { feriados } = await agenda(titular);
    expect(feriados).toContainEqual({ dia: '2027-03-24', nombre: expect.any(String) });
    expect((await titular.get('/agenda?desde=2027-03-01&hasta=2028-03-01')).status).toBe(422);
    expect((await titular.get('/agenda?desde=2027-03-01&hasta=2027-02-01')).status).toBe(422);
    expect((await titular.get('/agenda?desde=ayer&hasta=2027-02-01')).status).toBe(400);
    expect((await agenda((await newCuenta(test)).titular)).items).toEqual([]);
  });

  it('hides what is of a carpeta that the person does not see', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    const { id } = await newCarpeta(titular, { fechaFirmaPrevista: '2027-03-10' });
    await titular.post(`/carpetas/${id}/plazos`, { nombre: 'Copias', inicio: '2027-03-01', dias: 4 });
    const { body: evento } = await add(titular, { carpetaId: id, personas: [gestor.usuarioId] });
    expect(await titles(gestor)).toEqual([]);
    expect((await gestor.get(`/agenda/eventos/${evento.id}`)).status).toBe(404);
  });
});

describe('what is not done of a carpeta', () => {
  it('is what should have been, and what comes next, of its own alone', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const hoy = DateTime.now().setZone('America/Argentina/Buenos_Aires');
    const [ayer, manana] = [-1, 1].map((days) => hoy.plus({ days }).toISODate() ?? '');
    const { id } = await newCarpeta(titular, { fechaFirmaPrevista: manana });
    await newCarpeta(titular, { fechaFirmaPrevista: ayer });
    const [requisito] = (await titular.get<RequisitoDto[]>(`/carpetas/${id}/requisitos`)).body;
    await titular.patch(`/carpetas/${id}/requisitos`, { ids: [requisito?.id], vence: ayer });
    const task = { title: 'Llamar', dueDate: hoy.plus({ days: 2 }).toISO(), carpetaId: id };
    await titular.post('/apps/tasks/task', { type: 'task', task });
    const { body: plazo } = await titular.post(`/carpetas/${id}/plazos`, { nombre: 'Copias', inicio: ayer, dias: 5 });
    await add(titular, { carpetaId: id, desde: at(manana ?? ''), hasta: at(manana ?? '', 11) });
    const pendientes = async () => {
      const { body } = await titular.get<PendientesDto>(`/agenda/carpetas/${id}`);
      return [body.atrasado, body.proximo].map((items) => items.map(({ clase, titulo }) => `${clase} ${titulo}`));
    };
    expect(await pendientes()).toEqual([
      [`requisito ${requisito?.nombre}`],
      ['firma Firma', 'evento Reunión', 'tarea Llamar', 'plazo Copias'],
    ]);
    await titular.post(`/plazos/${plazo.id}/cumplir`, {});
    await titular.patch(`/carpetas/${id}/requisitos`, { ids: [requisito?.id], estado: 'aprobado' });
    expect(await pendientes()).toEqual([[], ['firma Firma', 'evento Reunión', 'tarea Llamar']]);
    expect((await (await newCuenta(test)).titular.get(`/agenda/carpetas/${id}`)).status).toBe(404);
    expect((await (await newMiembro(test, cuentaId, 4)).get(`/agenda/carpetas/${id}`)).status).toBe(404);
    expect((await titular.get('/agenda/carpetas/x')).status).toBe(404);
  });
});

describe('an event', () => {
  it('of a signature leaves the agenda and its room with a carpeta that is annulled or deleted', async () => {
    const { titular } = await newCuenta(test);
    const { id: salaId } = await newSala(titular);
    const annulled = await newCarpeta(titular);
    await add(titular, { tipo: 'firma', carpetaId: annulled.id, salaId });
    const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${annulled.id}`)).body;
    await titular.post(`/carpetas/${annulled.id}/mover`, { estado: 'anulada', motivo: 'Desistieron' }, { version });
    expect(await titles(titular)).toEqual([]);
    const draft = await newCarpeta(titular, { abrir: false });
    const { body: firma } = await add(titular, { tipo: 'firma', carpetaId: draft.id, salaId });
    const planned = (await titular.get<CarpetaDetalleDto>(`/carpetas/${draft.id}`)).body.version;
    expect((await titular.delete(`/carpetas/${draft.id}`, { version: planned })).status).toBe(200);
    expect(await titles(titular)).toEqual([]);
    expect((await titular.delete(`/agenda/eventos/${firma.id}`)).status).toBe(200);
    expect((await add(titular, { salaId })).status).toBe(200);
  });

  it('is not put into a room that is not used, nor given to who cannot see its carpeta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const { id, version } = await newSala(titular);
    const { body: inRoom } = await add(titular, { salaId: id });
    await titular.patch(`/agenda/salas/${id}`, { activa: false }, { version });
    expect((await add(titular, { salaId: id })).body.details).toMatchObject([{ campo: 'salaId' }]);
    // An event that is in the sala already stays there.
    expect((await titular.patch(`/agenda/eventos/${inRoom.id}`, { titulo: 'Otra' })).status).toBe(200);
    const { id: carpetaId } = await newCarpeta(titular);
    const { body } = await add(titular, { carpetaId, personas: [lectura.usuarioId] });
    expect(body.details).toMatchObject([{ campo: 'personas' }]);
    expect((await add(titular, { desde: '2027-03-04' })).status).toBe(400);
  });

  it('of a signature sets the planned day of its carpeta, and shows in its place', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { fechaFirmaPrevista: '2027-03-10' });
    const planned = async () => (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body.fechaFirmaPrevista;
    const firma = { tipo: 'firma', titulo: 'Firma', carpetaId: id };
    const { body: evento } = await add(titular, { ...firma, desde: at('2027-03-11'), hasta: at('2027-03-11', 11) });
    expect(await planned()).toBe('2027-03-11');
    expect(await titles(titular)).toEqual(['2027-03-11 evento Firma']);
    const moved = await titular.patch<EventoDeAgendaDto>(
      `/agenda/eventos/${evento.id}`,
      { desde: at('2027-03-12', 23), hasta: at('2027-03-13', 1) },
      { version: evento.version },
    );
    expect(moved.body).toMatchObject({ version: 2 });
    expect(await planned()).toBe('2027-03-12');
    expect((await titular.patch(`/agenda/eventos/${evento.id}`, { titulo: 'Otra' }, { version: 1 })).status).toBe(412);
    expect((await titular.delete(`/agenda/eventos/${evento.id}`)).status).toBe(200);
    expect(await titles(titular)).toEqual(['2027-03-12 firma Firma']);
    expect((await titular.post(`/agenda/eventos/${evento.id}/restaurar`)).status).toBe(200);
    const { body } = await titular.get(`/carpetas/${id}/actividad`);
    expect(JSON.stringify(body)).toContain('agendó Firma, el 11/03/2027 a las 10:00');
  });

  it('of a signature follows the planned day of its carpeta at its hour, and leaves the agenda with it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const { id: salaId } = await newSala(titular);
    const { id } = await newCarpeta(titular);
    const { body: evento } = await add(titular, {
      ...{ tipo: 'firma', titulo: 'Firma', carpetaId: id, salaId },
      ...{ desde: at('2027-03-11'), hasta: at('2027-03-11', 12) },
      personas: [adscripto.usuarioId],
    });
    await add(titular, { salaId, desde: at('2027-03-15', 11), hasta: at('2027-03-15', 13) });
    const carpeta = async () => (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
    const plan = async (dia: string | null) => {
      const { version } = await carpeta();
      return titular.patch<CarpetaDetalleDto & Refusal>(`/carpetas/${id}`, { fechaFirmaPrevista: dia }, { version });
    };
    const said = async (query: string) =>
      (await titular.get<ConsecuenciasDto>(`/agenda/consecuencias?carpetaId=${id}${query}`)).body;
    const inAgenda = 'La firma está en la agenda, el 11/03/2027 a las 10:00';
    expect(await said('&dia=2027-03-12')).toEqual({
      consecuencias: [`${inAgenda}: pasa al 12/03/2027, a la misma hora.`],
      cambiaLaAgenda: true,
    });
    expect(await said('&dia=2027-03-15')).toMatchObject({
      consecuencias: [expect.anything(), 'Sala grande ya está ocupada el 15/03/2027 a las 10:00.'],
    });
    expect(await said('')).toEqual({
      consecuencias: [`${inAgenda}, en Sala grande: se quita de ella.`],
      cambiaLaAgenda: true,
    });
    expect(await said('&dia=2027-03-11')).toEqual({ consecuencias: [], cambiaLaAgenda: false });
    expect((await plan('2027-03-12')).status).toBe(200);
    const { body: moved } = await titular.get<EventoDeAgendaDto>(`/agenda/eventos/${evento.id}`);
    expect(moved).toMatchObject({ desde: '2027-03-12T13:00:00.000Z', hasta: '2027-03-12T15:00:00.000Z', version: 2 });
    const told = (await notificationsOf(adscripto)).map(({ title }) => title);
    expect(told).toContain('<b>Firma</b> ahora es el 12/03/2027 a las 10:00');

    const refused = await plan('2027-03-15');
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'SALA_OCUPADA',
      [
        {
          campo: 'fechaFirmaPrevista',
          mensaje: expect.stringMatching(/^Sala grande ya está ocupada el 15\/03\/2027 a/),
        },
      ],
    ]);
    expect((await carpeta()).fechaFirmaPrevista).toBe('2027-03-12');

    expect((await plan(null)).status).toBe(200);
    expect((await agenda(titular)).items.map(({ titulo }) => titulo)).toEqual(['Reunión']);
    // Restoring the event gives the carpeta its day again.
    expect((await titular.post(`/agenda/eventos/${evento.id}/restaurar`)).status).toBe(200);
    expect((await carpeta()).fechaFirmaPrevista).toBe('2027-03-12');
    // Restoring the event keeps a day that was planned meanwhile.
    await titular.delete(`/agenda/eventos/${evento.id}`);
    await plan('2027-03-16');
    expect((await titular.post(`/agenda/eventos/${evento.id}/restaurar`)).body).toMatchObject({
      desde: '2027-03-16T13:00:00.000Z',
    });
    expect((await notificationsOf(adscripto)).map(({ title }) => title)).toContain(
      '<b>Firma</b> ahora es el 16/03/2027 a las 10:00',
    );
    const { body: actividad } = await titular.get(`/carpetas/${id}/actividad`);
    expect(JSON.stringify(actividad)).toContain('de Firma, que ahora es el 12/03/2027 a las 10:00');
  });

  it('of a signature is one alone of its carpeta, also of two at once, and leaves with an earlier signature', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const firma = { tipo: 'firma', titulo: 'Firma', carpetaId: id };
    const answers = await Promise.all([
      add(titular, firma),
      add(titular, { ...firma, desde: at('2027-03-05'), hasta: at('2027-03-05', 11) }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [added, refused] = [200, 409].map((status) => answers.find((answer) => answer.status === status)?.body);
    expect([refused?.code, refused?.details[0]?.campo]).toEqual(['FIRMA_REPETIDA', 'carpetaId']);
    const twice = test.owner.query(
      `insert into eventos (cuenta_id, id, tipo, titulo, carpeta_id, desde, hasta, creado_por, creado_en)
         select cuenta_id, gen_random_uuid(), tipo, titulo, carpeta_id, desde, hasta, creado_por, now()
           from eventos where id = $1`,
      [added?.id],
    );
    await expect(twice).rejects.toMatchObject({ constraint: 'eventos_firma' });
    await titular.delete(`/agenda/eventos/${added?.id}`);
    expect((await add(titular, firma)).status).toBe(200);
    expect((await titular.post(`/agenda/eventos/${added?.id}/restaurar`)).body.code).toBe('FIRMA_REPETIDA');

    await newParte(titular, id);
    await readyToSign(titular, id);
    for (const estado of ['lista_para_firma', 'firmada']) {
      const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
      const { status, body } = await titular.post(`/carpetas/${id}/mover`, { estado }, { version });
      expect([status, body.message]).toEqual([200, undefined]);
    }
    expect(await titles(titular)).toEqual([]);
  });

  it('of a signature and the planned day stay together when both are moved at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const { body: evento } = await add(titular, { tipo: 'firma', titulo: 'Firma', carpetaId: id });
    for (const day of [10, 15, 17]) {
      const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
      const [ours, theirs] = [`2027-03-${day}`, `2027-03-${day + 1}`];
      const answers = await Promise.all([
        titular.patch(`/carpetas/${id}`, { fechaFirmaPrevista: ours }, { version }),
        titular.patch(`/agenda/eventos/${evento.id}`, { desde: at(theirs), hasta: at(theirs, 11) }),
      ]);
      // The change of the carpeta names a version, which the other change may have raised.
      expect(answers.map(({ status }) => status)).toEqual([expect.toBeOneOf([200, 412]), 200]);
      const { fechaFirmaPrevista } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
      const { items } = await agenda(titular);
      expect(items.map(({ clase, dia }) => `${clase} ${dia}`)).toEqual([`evento ${fechaFirmaPrevista}`]);
    }
  });

  it('has a room for itself: of two at once one gets it, also when one does not see the other', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id: salaId } = await newSala(titular);
    const reserved = await newCarpeta(titular, { reservada: true });
    const answers = await Promise.all([
      add(titular, { salaId, carpetaId: reserved.id }),
      add(titular, { salaId, carpetaId: reserved.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await add(oficial, { salaId, desde: at('2027-03-04', 10), hasta: at('2027-03-04', 12) });
    expect([refused.status, refused.body.code, refused.body.details[0]?.campo]).toEqual([
      409,
      'SALA_OCUPADA',
      'salaId',
    ]);
    expect(JSON.stringify(refused.body)).not.toContain('Reunión');
    const next = await add(oficial, { salaId, desde: at('2027-03-04', 11), hasta: at('2027-03-04', 12) });
    expect(next.status).toBe(200);
    const first = answers.find(({ status }) => status === 200)?.body.id;
    await titular.delete(`/agenda/eventos/${first}`);
    await titular.patch(`/agenda/eventos/${next.body.id}`, { desde: at('2027-03-04', 10) });
    expect((await titular.post(`/agenda/eventos/${first}/restaurar`)).status).toBe(409);
    const elsewhere = (await newCuenta(test)).titular;
    expect((await add(elsewhere, { salaId })).status).toBe(422);
  });

  it.each([
    [{ tipo: 'firma' }, 422, 'carpetaId'],
    [{ tipo: 'boda' }, 400, 'tipo'],
    [{ hasta: at('2027-03-04', 9) }, 422, 'hasta'],
    [{ hasta: at('2027-03-06') }, 422, 'hasta'],
    [{ desde: 'mañana' }, 400, 'desde'],
    [{ titulo: '' }, 400, 'titulo'],
    [{ salaId: uuid() }, 422, 'salaId'],
    [{ personas: [uuid()] }, 422, 'personas'],
  ])('is refused by the name of its field: %j', async (body, status, campo) => {
    const { titular } = await newCuenta(test);
    const answer = await add(titular, body);
    expect([answer.status, answer.body.details[0]?.campo]).toEqual([status, campo]);
  });

  it('goes from one carpeta to another, whose people it then has', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    const [una, otra] = [
      await newCarpeta(titular, { responsableId: gestor.usuarioId }),
      await newCarpeta(titular, { responsableId: titular.usuarioId }),
    ];
    const { body: reunion } = await add(titular, { carpetaId: una.id, personas: [gestor.usuarioId] });
    const change = (id: string, body: object) => titular.patch(`/agenda/eventos/${id}`, body);
    const refused = await change(reunion.id, { carpetaId: otra.id });
    expect([refused.status, refused.body.details[0]?.campo]).toEqual([422, 'personas']);
    const moved = await change(reunion.id, { carpetaId: otra.id, personas: [] });
    expect(moved.body.carpeta).toMatchObject({ id: otra.id });
    expect((await gestor.get(`/agenda/eventos/${reunion.id}`)).status).toBe(404);
    expect((await change(reunion.id, { carpetaId: null })).body.carpeta).toBeNull();

    const firma = { tipo: 'firma', titulo: 'Firma' };
    const { body: primera } = await add(titular, { ...firma, carpetaId: una.id });
    const after = await change(primera.id, { carpetaId: otra.id });
    expect(after.body.carpeta).toMatchObject({ id: otra.id });
    expect((await titular.get(`/carpetas/${otra.id}`)).body.fechaFirmaPrevista).toBe('2027-03-04');
    await add(titular, { ...firma, carpetaId: una.id });
    expect((await change(primera.id, { carpetaId: una.id })).body.code).toBe('FIRMA_REPETIDA');
    expect((await change(primera.id, { carpetaId: null })).status).toBe(422);
  });

  it('is told to its people when they are added and when its hour changes, once, but not to who does it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, otra] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 3)];
    const told = async (client: ApiClient) =>
      (await notificationsOf(client)).map(({ title }) => title).filter((title) => title?.includes('Reunión'));
    // A person who is named twice takes part once.
    const personas = [titular.usuarioId, oficial.usuarioId, oficial.usuarioId.toUpperCase()];
    const { body: evento } = await add(titular, { personas });
    expect(await told(oficial)).toEqual(['<b>Reunión</b>, el 04/03/2027 a las 10:00']);
    const change = (body: object) => titular.patch(`/agenda/eventos/${evento.id}`, body);
    await change({ lugar: 'En la oficina' });
    expect(await told(oficial)).toHaveLength(1);
    await change({
      ...{ desde: at('2027-03-05', 0), hasta: at('2027-03-05', 1) },
      personas: [titular.usuarioId, oficial.usuarioId, otra.usuarioId],
    });
    // Unread avisos are joined into one new aviso.
    expect(await told(oficial)).toEqual(['<b>Reunión</b> ahora es el 05/03/2027 a las 00:00']);
    expect(await told(otra)).toEqual(['<b>Reunión</b>, el 05/03/2027 a las 00:00']);
    await titular.delete(`/agenda/eventos/${evento.id}`);
    expect(await told(otra)).toEqual(['<b>Reunión</b>, el 05/03/2027 a las 00:00, ya no se hace']);
    await titular.post(`/agenda/eventos/${evento.id}/restaurar`, {});
    expect(await told(otra)).toEqual(['<b>Reunión</b>, el 05/03/2027 a las 00:00, se hace']);
    expect(await told(titular)).toEqual([]);
    await add(titular, { desde: at('2020-03-04'), hasta: at('2020-03-04', 11), personas: [otra.usuarioId] });
    expect(await told(otra)).toHaveLength(1);
  });

  it.each([
    ['AR', '2027-03-04T03:00:00Z'],
    ['ES', '2027-03-03T23:00:00Z'],
    ['CL', '2027-03-04T03:00:00Z'],
  ] as const)('at midnight in %s is of the day that begins', async (pais, desde) => {
    const { titular } = await newCuenta(test, { pais });
    const before = DateTime.fromISO(desde).minus({ minutes: 1 }).toUTC().toISO();
    await add(titular, { titulo: 'Antes', desde: before, hasta: desde });
    await add(titular, { titulo: 'Después', desde, hasta: DateTime.fromISO(desde).plus({ hours: 1 }).toUTC().toISO() });
    expect(await titles(titular)).toEqual(['2027-03-03 evento Antes', '2027-03-04 evento Después']);
  });

  it('is written by those who may, as rooms are by titular and adscripto', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const members = [titular, ...(await Promise.all([2, 3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId))))];
    const statuses = async (of: (member: ApiClient, i: number) => Promise<{ status: number }>) => {
      const found = [];
      for (const [i, member] of members.entries()) found.push((await of(member, i)).status);
      return found;
    };
    expect(await statuses((member) => add(member))).toEqual([200, 200, 200, 403, 403]);
    expect(await statuses((member, i) => member.post('/agenda/salas', { nombre: `Sala ${i}` }))).toEqual([
      200, 200, 403, 403, 403,
    ]);
    expect(await statuses((member) => member.get('/agenda/salas'))).toEqual([200, 200, 200, 200, 200]);
    const taken = await titular.post<Refusal>('/agenda/salas', { nombre: 'SALA 0' });
    expect([taken.status, taken.body.message]).toEqual([422, 'Ya hay una sala con ese nombre.']);
  });
});

describe('moving to another day', () => {
  it('says what follows: no working day, a plazo that ends before the signature', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { fechaFirmaPrevista: '2027-03-10' });
    await titular.post(`/carpetas/${id}/plazos`, { nombre: 'Reserva', inicio: '2027-03-01', dias: 14 });
    const said = async (dia: string, query = `&carpetaId=${id}`) =>
      (await titular.get<{ consecuencias: string[] }>(`/agenda/consecuencias?dia=${dia}${query}`)).body.consecuencias;
    expect(await said('2027-03-11')).toEqual([]);
    expect(await said('2027-03-24')).toEqual([
      expect.stringMatching(/^El 24\/03\/2027 es feriado: /),
      'Reserva: el plazo vence el 15/03/2027, antes de la firma.',
    ]);
    expect(await said('2027-03-13', '')).toEqual(['El 13/03/2027 es sábado.']);
    // A meeting about a carpeta is not its signature.
    const { body: reunion } = await add(titular, { carpetaId: id });
    expect(await said('2027-03-24', `&eventoId=${reunion.id}`)).toEqual([expect.stringMatching(/es feriado/)]);
    const stranger = (await newCuenta(test)).titular;
    expect((await stranger.get(`/agenda/consecuencias?dia=2027-03-11&carpetaId=${id}`)).status).toBe(404);
    // A certificate that expires before the planned day is also reported for another late day.
    const today = DateTime.now().setZone('America/Argentina/Buenos_Aires');
    const [hoy, planned, other] = [0, 40, 30].map((days) => today.plus({ days }).toFormat('yyyy-MM-dd'));
    const late = await newCarpeta(titular, { fechaFirmaPrevista: planned });
    await titular.post(`/carpetas/${late.id}/certificados`, {
      tipo: 'dominio',
      nombre: 'Dominio',
      expedido: hoy,
      dias: 15,
    });
    expect(await said(`${other}`, `&carpetaId=${late.id}`)).toContainEqual(expect.stringMatching(/^Dominio: vence /));
  });
});

describe('the calendar of a person', () => {
  it('is read at a secret address by other programs, until it is revoked', async () => {
    const { titular } = await newCuenta(test);
    const day = DateTime.now().setZone('America/Argentina/Buenos_Aires').plus({ days: 5 }).toFormat('yyyy-MM-dd');
    await add(titular, { titulo: 'Firma; con ñ, y coma', desde: at(day), hasta: at(day, 11), lugar: 'Sede' });
    const { id } = await newCarpeta(titular, { responsableId: titular.usuarioId, fechaFirmaPrevista: day });
    const { items } = (await titular.get(`/agenda?desde=${day}&hasta=${day}&de=yo`)).body;
    const evento = items.find(({ clase }: { clase: string }) => clase === 'evento');
    const one = await titular.get<string>(`/agenda/eventos/${evento.id}/ics`);
    expect(one.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(one.body.replaceAll('\r\n ', '')).toContain(`UID:evento-${evento.id}@carpetas`);
    expect(one.body).toContain('LOCATION:Sede');
    const utc = day.replaceAll('-', '');
    expect(one.body).toMatch(new RegExp(`DTSTART:${utc}T130000Z\r\nDTEND:${utc}T140000Z`));
    expect(one.body).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    expect((await titular.get('/agenda/enlace')).body).toEqual({ creadoEn: null, conReservadas: false });
    const { url } = (await titular.post<{ url: string }>('/agenda/enlace')).body;
    const read = async (address: string) => {
      const answer = await fetch(`${test.baseUrl}${new URL(address).pathname}`);
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const { status, type, text } = await read(url);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Firma\\; con ñ\\, y coma');
    expect(text.replaceAll('\r\n ', '')).toContain(`UID:firma-${id}@carpetas`);
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    const { url: second } = (await titular.post<{ url: string }>('/agenda/enlace')).body;
    expect((await read(url)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await titular.delete('/agenda/enlace');
    expect((await read(second)).status).toBe(404);
    expect((await titular.delete('/agenda/enlace')).status).toBe(404);
    const { rows } = await test.owner.query('select 1 from agenda_enlaces where cuenta_id = $1', [titular.cuentaId]);
    expect(rows).toEqual([]);
  });

  it('is nobody’s any more once its person leaves the cuenta', async () => {
    const { cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { url } = (await oficial.post<{ url: string }>('/agenda/enlace')).body;
    await test.owner.query(`update membresias set estado = 'retirada' where cuenta_id = $1 and usuario_id = $2`, [
      cuentaId,
      oficial.usuarioId,
    ]);
    await expect
      .poll(async () => (await fetch(`${test.baseUrl}${new URL(url).pathname}`)).status, { timeout: 10_000 })
      .toBe(404);
  });
});
