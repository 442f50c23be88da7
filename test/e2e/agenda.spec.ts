import { DateTime } from 'luxon';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PendientesDto } from '../../server/expediente/agenda/agenda.dto.js';
import type { RequisitoDto } from '../../server/expediente/requisitos/requisitos.dto.js';
import { addEvento, agendaOf, at, titlesInAgenda } from '../factories/agenda.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the agenda', () => {
  it('shows signatures, events, plazos and tareas of a period, of the office or of one person, with the holidays', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id } = await newCarpeta(titular, { responsableId: oficial.usuarioId, fechaFirmaPrevista: '2027-03-10' });
    await titular.post(`/carpetas/${id}/plazos`, { nombre: 'Copias', inicio: '2027-03-01', dias: 4 });
    await titular.post('/apps/tasks/task', {
      type: 'task',
      task: { title: 'Llamar', dueDate: '2027-03-04T15:00:00.000Z', assignedTo: titular.usuarioId },
    });
    await addEvento(titular, { personas: [oficial.usuarioId] });
    const all = [
      '2027-03-04 tarea Llamar',
      '2027-03-04 evento Reunión',
      '2027-03-05 plazo Copias',
      '2027-03-10 firma Firma',
    ];
    expect(await titlesInAgenda(titular)).toEqual(all);
    expect(await titlesInAgenda(oficial, '&de=yo')).toEqual(all.slice(1));
    expect(await titlesInAgenda(titular, '&de=yo')).toEqual(['2027-03-04 tarea Llamar']);
    const { feriados } = await agendaOf(titular);
    expect(feriados).toContainEqual({ dia: '2027-03-24', nombre: expect.any(String) });
    expect((await titular.get('/agenda?desde=2027-03-01&hasta=2028-03-01')).status).toBe(422);
    expect((await titular.get('/agenda?desde=2027-03-01&hasta=2027-02-01')).status).toBe(422);
    expect((await titular.get('/agenda?desde=ayer&hasta=2027-02-01')).status).toBe(400);
    expect((await agendaOf((await newCuenta(test)).titular)).items).toEqual([]);
  });

  it('hides items of a carpeta that the person does not see', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    const { id } = await newCarpeta(titular, { fechaFirmaPrevista: '2027-03-10' });
    await titular.post(`/carpetas/${id}/plazos`, { nombre: 'Copias', inicio: '2027-03-01', dias: 4 });
    const { body: evento } = await addEvento(titular, { carpetaId: id, personas: [gestor.usuarioId] });
    expect(await titlesInAgenda(gestor)).toEqual([]);
    expect((await gestor.get(`/agenda/eventos/${evento.id}`)).status).toBe(404);
  });
});

describe('the open work of a carpeta', () => {
  it('is its overdue and its next items, without those of other carpetas', async () => {
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
    await addEvento(titular, { carpetaId: id, desde: at(manana ?? ''), hasta: at(manana ?? '', 11) });
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

describe('moving something to another day', () => {
  it('warns of a day without work, and of a plazo that ends before the signature', async () => {
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
    const { body: reunion } = await addEvento(titular, { carpetaId: id });
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
    await addEvento(titular, { titulo: 'Firma; con ñ, y coma', desde: at(day), hasta: at(day, 11), lugar: 'Sede' });
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

  it('cannot be read any more once its person leaves the cuenta', async () => {
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
