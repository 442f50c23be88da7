import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ConsecuenciasDto, EventoDeAgendaDto, SalaDto } from '../../server/expediente/agenda/agenda.dto.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import { addEvento, agendaOf, at, type EventoRefusal, titlesInAgenda } from '../factories/agenda.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta, readyToSign } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const newSala = async (client: ApiClient, nombre = 'Sala grande') =>
  (await client.post<SalaDto>('/agenda/salas', { nombre })).body;

describe('an event', () => {
  it('of a signature leaves the agenda and its room with a carpeta that is annulled or deleted', async () => {
    const { titular } = await newCuenta(test);
    const { id: salaId } = await newSala(titular);
    const annulled = await newCarpeta(titular);
    await addEvento(titular, { tipo: 'firma', carpetaId: annulled.id, salaId });
    const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${annulled.id}`)).body;
    await titular.post(`/carpetas/${annulled.id}/mover`, { estado: 'anulada', motivo: 'Desistieron' }, { version });
    expect(await titlesInAgenda(titular)).toEqual([]);
    const draft = await newCarpeta(titular, { abrir: false });
    const { body: firma } = await addEvento(titular, { tipo: 'firma', carpetaId: draft.id, salaId });
    const planned = (await titular.get<CarpetaDetalleDto>(`/carpetas/${draft.id}`)).body.version;
    expect((await titular.delete(`/carpetas/${draft.id}`, { version: planned })).status).toBe(200);
    expect(await titlesInAgenda(titular)).toEqual([]);
    expect((await titular.delete(`/agenda/eventos/${firma.id}`)).status).toBe(200);
    expect((await addEvento(titular, { salaId })).status).toBe(200);
  });

  it('is not put into a room that is not used, nor given to a person who cannot see its carpeta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const { id, version } = await newSala(titular);
    const { body: inRoom } = await addEvento(titular, { salaId: id });
    await titular.patch(`/agenda/salas/${id}`, { activa: false }, { version });
    expect((await addEvento(titular, { salaId: id })).body.details).toMatchObject([{ campo: 'salaId' }]);
    // An event that is in the sala already stays there.
    expect((await titular.patch(`/agenda/eventos/${inRoom.id}`, { titulo: 'Otra' })).status).toBe(200);
    const { id: carpetaId } = await newCarpeta(titular);
    const { body } = await addEvento(titular, { carpetaId, personas: [lectura.usuarioId] });
    expect(body.details).toMatchObject([{ campo: 'personas' }]);
    expect((await addEvento(titular, { desde: '2027-03-04' })).status).toBe(400);
  });

  it('of a signature sets the planned day of its carpeta, and shows in its place', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { fechaFirmaPrevista: '2027-03-10' });
    const planned = async () => (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body.fechaFirmaPrevista;
    const firma = { tipo: 'firma', titulo: 'Firma', carpetaId: id };
    const { body: evento } = await addEvento(titular, {
      ...firma,
      desde: at('2027-03-11'),
      hasta: at('2027-03-11', 11),
    });
    expect(await planned()).toBe('2027-03-11');
    expect(await titlesInAgenda(titular)).toEqual(['2027-03-11 evento Firma']);
    const moved = await titular.patch<EventoDeAgendaDto>(
      `/agenda/eventos/${evento.id}`,
      { desde: at('2027-03-12', 23), hasta: at('2027-03-13', 1) },
      { version: evento.version },
    );
    expect(moved.body).toMatchObject({ version: 2 });
    expect(await planned()).toBe('2027-03-12');
    expect((await titular.patch(`/agenda/eventos/${evento.id}`, { titulo: 'Otra' }, { version: 1 })).status).toBe(412);
    expect((await titular.delete(`/agenda/eventos/${evento.id}`)).status).toBe(200);
    expect(await titlesInAgenda(titular)).toEqual(['2027-03-12 firma Firma']);
    expect((await titular.post(`/agenda/eventos/${evento.id}/restaurar`)).status).toBe(200);
    const { body } = await titular.get(`/carpetas/${id}/actividad`);
    expect(JSON.stringify(body)).toContain('agendó Firma, el 11/03/2027 a las 10:00');
  });

  it('says before a move to another hour whether its room is taken at that hour', async () => {
    const { titular } = await newCuenta(test);
    const { id: salaId } = await newSala(titular);
    const { body: evento } = await addEvento(titular, { salaId, desde: at('2027-03-11'), hasta: at('2027-03-11', 11) });
    await addEvento(titular, { salaId, desde: at('2027-03-15', 14), hasta: at('2027-03-15', 15) });
    const said = (desde: string) =>
      titular.get<ConsecuenciasDto>(
        `/agenda/consecuencias?dia=2027-03-15&eventoId=${evento.id}&desde=${encodeURIComponent(desde)}`,
      );
    expect((await said(at('2027-03-15', 9))).body.consecuencias).toEqual([]);
    expect((await said('2027-03-15T14:30:00-03:00')).body.consecuencias).toEqual([
      'Sala grande ya está ocupada el 15/03/2027 a las 14:30.',
    ]);
    expect((await said('2027-03-15')).status).toBe(400);
    const stranger = (await newCuenta(test)).titular;
    const query = `dia=2027-03-15&eventoId=${evento.id}&desde=2027-03-15T12:00:00Z`;
    expect((await stranger.get(`/agenda/consecuencias?${query}`)).status).toBe(404);
  });

  it('of a signature follows the planned day of its carpeta at its hour, and leaves the agenda with it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    const { id: salaId } = await newSala(titular);
    const { id } = await newCarpeta(titular);
    const { body: evento } = await addEvento(titular, {
      ...{ tipo: 'firma', titulo: 'Firma', carpetaId: id, salaId },
      ...{ desde: at('2027-03-11'), hasta: at('2027-03-11', 12) },
      personas: [adscripto.usuarioId],
    });
    await addEvento(titular, { salaId, desde: at('2027-03-15', 11), hasta: at('2027-03-15', 13) });
    const carpeta = async () => (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
    const plan = async (dia: string | null) => {
      const { version } = await carpeta();
      return titular.patch<CarpetaDetalleDto & EventoRefusal>(
        `/carpetas/${id}`,
        { fechaFirmaPrevista: dia },
        { version },
      );
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
    expect((await agendaOf(titular)).items.map(({ titulo }) => titulo)).toEqual(['Reunión']);
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

  it('of a signature is the only one of its carpeta, also when two are added at once, and leaves the agenda when the carpeta is signed', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const firma = { tipo: 'firma', titulo: 'Firma', carpetaId: id };
    const answers = await Promise.all([
      addEvento(titular, firma),
      addEvento(titular, { ...firma, desde: at('2027-03-05'), hasta: at('2027-03-05', 11) }),
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
    expect((await addEvento(titular, firma)).status).toBe(200);
    expect((await titular.post(`/agenda/eventos/${added?.id}/restaurar`)).body.code).toBe('FIRMA_REPETIDA');

    await newParte(titular, id);
    await readyToSign(titular, id);
    for (const estado of ['lista_para_firma', 'firmada']) {
      const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
      const { status, body } = await titular.post(`/carpetas/${id}/mover`, { estado }, { version });
      expect([status, body.message]).toEqual([200, undefined]);
    }
    expect(await titlesInAgenda(titular)).toEqual([]);
  });

  it('of a signature and the planned day stay together when both are moved at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const { body: evento } = await addEvento(titular, { tipo: 'firma', titulo: 'Firma', carpetaId: id });
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
      const { items } = await agendaOf(titular);
      expect(items.map(({ clase, dia }) => `${clase} ${dia}`)).toEqual([`evento ${fechaFirmaPrevista}`]);
    }
  });

  it('has its room alone: of two at once one gets the room, also when the author of one does not see the other', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id: salaId } = await newSala(titular);
    const reserved = await newCarpeta(titular, { reservada: true });
    const answers = await Promise.all([
      addEvento(titular, { salaId, carpetaId: reserved.id }),
      addEvento(titular, { salaId, carpetaId: reserved.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await addEvento(oficial, { salaId, desde: at('2027-03-04', 10), hasta: at('2027-03-04', 12) });
    expect([refused.status, refused.body.code, refused.body.details[0]?.campo]).toEqual([
      409,
      'SALA_OCUPADA',
      'salaId',
    ]);
    expect(JSON.stringify(refused.body)).not.toContain('Reunión');
    const next = await addEvento(oficial, { salaId, desde: at('2027-03-04', 11), hasta: at('2027-03-04', 12) });
    expect(next.status).toBe(200);
    const first = answers.find(({ status }) => status === 200)?.body.id;
    await titular.delete(`/agenda/eventos/${first}`);
    await titular.patch(`/agenda/eventos/${next.body.id}`, { desde: at('2027-03-04', 10) });
    expect((await titular.post(`/agenda/eventos/${first}/restaurar`)).status).toBe(409);
    const elsewhere = (await newCuenta(test)).titular;
    expect((await addEvento(elsewhere, { salaId })).status).toBe(422);
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
    const answer = await addEvento(titular, body);
    expect([answer.status, answer.body.details[0]?.campo]).toEqual([status, campo]);
  });

  it('moves from one carpeta to another, and then has the people of the other one', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    const [una, otra] = [
      await newCarpeta(titular, { responsableId: gestor.usuarioId }),
      await newCarpeta(titular, { responsableId: titular.usuarioId }),
    ];
    const { body: reunion } = await addEvento(titular, { carpetaId: una.id, personas: [gestor.usuarioId] });
    const change = (id: string, body: object) => titular.patch(`/agenda/eventos/${id}`, body);
    const refused = await change(reunion.id, { carpetaId: otra.id });
    expect([refused.status, refused.body.details[0]?.campo]).toEqual([422, 'personas']);
    const moved = await change(reunion.id, { carpetaId: otra.id, personas: [] });
    expect(moved.body.carpeta).toMatchObject({ id: otra.id });
    expect((await gestor.get(`/agenda/eventos/${reunion.id}`)).status).toBe(404);
    expect((await change(reunion.id, { carpetaId: null })).body.carpeta).toBeNull();

    const firma = { tipo: 'firma', titulo: 'Firma' };
    const { body: primera } = await addEvento(titular, { ...firma, carpetaId: una.id });
    const after = await change(primera.id, { carpetaId: otra.id });
    expect(after.body.carpeta).toMatchObject({ id: otra.id });
    expect((await titular.get(`/carpetas/${otra.id}`)).body.fechaFirmaPrevista).toBe('2027-03-04');
    await addEvento(titular, { ...firma, carpetaId: una.id });
    expect((await change(primera.id, { carpetaId: una.id })).body.code).toBe('FIRMA_REPETIDA');
    expect((await change(primera.id, { carpetaId: null })).status).toBe(422);
  });

  it('is told to its people when they are added and when its hour changes, once, but not to the person who changes it', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, otra] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 3)];
    const told = async (client: ApiClient) =>
      (await notificationsOf(client)).map(({ title }) => title).filter((title) => title?.includes('Reunión'));
    // A person who is named twice takes part once.
    const personas = [titular.usuarioId, oficial.usuarioId, oficial.usuarioId.toUpperCase()];
    const { body: evento } = await addEvento(titular, { personas });
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
    await addEvento(titular, { desde: at('2020-03-04'), hasta: at('2020-03-04', 11), personas: [otra.usuarioId] });
    expect(await told(otra)).toHaveLength(1);
  });

  it.each([
    ['AR', '2027-03-04T03:00:00Z'],
    ['ES', '2027-03-03T23:00:00Z'],
    ['CL', '2027-03-04T03:00:00Z'],
  ] as const)('at midnight in %s is of the day that begins', async (pais, desde) => {
    const { titular } = await newCuenta(test, { pais });
    const before = DateTime.fromISO(desde).minus({ minutes: 1 }).toUTC().toISO();
    await addEvento(titular, { titulo: 'Antes', desde: before, hasta: desde });
    await addEvento(titular, {
      titulo: 'Después',
      desde,
      hasta: DateTime.fromISO(desde).plus({ hours: 1 }).toUTC().toISO(),
    });
    expect(await titlesInAgenda(titular)).toEqual(['2027-03-03 evento Antes', '2027-03-04 evento Después']);
  });

  it('is written by people with the permission, and its room by titular and adscripto', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const members = [titular, ...(await Promise.all([2, 3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId))))];
    const statuses = async (of: (member: ApiClient, i: number) => Promise<{ status: number }>) => {
      const found = [];
      for (const [i, member] of members.entries()) found.push((await of(member, i)).status);
      return found;
    };
    expect(await statuses((member) => addEvento(member))).toEqual([200, 200, 200, 403, 403]);
    expect(await statuses((member, i) => member.post('/agenda/salas', { nombre: `Sala ${i}` }))).toEqual([
      200, 200, 403, 403, 403,
    ]);
    expect(await statuses((member) => member.get('/agenda/salas'))).toEqual([200, 200, 200, 200, 200]);
    const taken = await titular.post<EventoRefusal>('/agenda/salas', { nombre: 'SALA 0' });
    expect([taken.status, taken.body.message]).toEqual([422, 'Ya hay una sala con ese nombre.']);
  });
});
