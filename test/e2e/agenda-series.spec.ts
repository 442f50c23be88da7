import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventoDeAgendaDto, SalaDto } from '../../server/expediente/agenda/agenda.dto.js';
import { addEvento, agendaOf, at, titlesInAgenda } from '../factories/agenda.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

/** Four Thursdays of March 2027: the 4th, the 11th, the 18th and the 25th. */
const addSerie = (client: ApiClient, body: object = {}) =>
  addEvento(client, { repeticion: { cada: 'semana', dias: [4], veces: 4 }, ...body });
const itemsOf = async (client: ApiClient) => (await agendaOf(client)).items;
const idOn = async (client: ApiClient, dia: string) => {
  const item = (await itemsOf(client)).find((one) => one.dia === dia);
  return { id: item!.id, version: item!.version! };
};
const change = (client: ApiClient, { id, version }: { id: string; version: number }, body: object) =>
  client.patch<EventoDeAgendaDto>(`/agenda/eventos/${id}`, body, { version });
const newSala = async (client: ApiClient) =>
  (await client.post<SalaDto>('/agenda/salas', { nombre: 'Sala grande' })).body;

describe('an event that repeats', () => {
  it('is in the agenda on each of its days, with its people, who are told once', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    await test.owner.query('delete from avisos where cuenta_id = $1', [cuentaId]);
    const id = uuid();
    const { status, body } = await addSerie(titular, { id, personas: [adscripto.usuarioId] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, serie: { texto: 'cada semana, el jueves, hasta el 25/03/2027' } });
    const items = await itemsOf(adscripto);
    expect(items.map(({ dia }) => dia)).toEqual(['2027-03-04', '2027-03-11', '2027-03-18', '2027-03-25']);
    expect(new Set(items.map(({ serieId }) => serieId))).toEqual(new Set([body.serie?.id]));
    expect(items.every(({ personas }) => personas[0]?.id === adscripto.usuarioId)).toBe(true);
    expect((await notificationsOf(adscripto)).map(({ title }) => title)).toEqual([
      '<b>Reunión</b>, el 04/03/2027 a las 10:00, y 3 veces más',
    ]);
    // A client that asks once more gets what the first time made.
    expect((await addSerie(titular, { id, personas: [adscripto.usuarioId] })).status).toBe(200);
    expect(await itemsOf(titular)).toHaveLength(4);
  });

  it.each([
    ['for longer than three years', { cada: 'mes', hasta: '2031-01-01' }, 422, 'repeticion.hasta'],
    ['more than 400 times', { cada: 'dia', veces: 401 }, 400, 'repeticion.veces'],
    ['more than 400 times until a day', { cada: 'dia', hasta: '2029-03-04' }, 422, 'repeticion.hasta'],
    ['on no day of the week', { cada: 'semana', dias: [], veces: 2 }, 400, 'repeticion.dias'],
    ['on a weekday that is none', { cada: 'semana', dias: [8], veces: 2 }, 400, 'repeticion.dias'],
    ['in an unknown way', { cada: 'hora', veces: 2 }, 400, 'repeticion.cada'],
    ['without an end', { cada: 'dia' }, 400, 'repeticion.hasta'],
  ])('is refused %s, and nothing is written', async (_name, repeticion, status, campo) => {
    const { titular } = await newCuenta(test);
    const answer = await addSerie(titular, { repeticion });
    expect([answer.status, answer.body.details.map((one) => one.campo)]).toEqual([
      status,
      expect.arrayContaining([campo]),
    ]);
    expect(await itemsOf(titular)).toEqual([]);
  });

  it('is no signature, and is not written by people who may not', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const { id: carpetaId } = await newCarpeta(titular);
    expect((await addSerie(titular, { tipo: 'firma', carpetaId })).body.details).toMatchObject([
      { campo: 'repeticion' },
    ]);
    expect((await addSerie(lectura)).status).toBe(403);
    await addSerie(titular);
    const one = await idOn(titular, '2027-03-11');
    expect((await change(lectura, one, { alcance: 'todos', titulo: 'Otra' })).status).toBe(403);
    const stranger = (await newCuenta(test)).titular;
    expect((await change(stranger, one, { alcance: 'todos', titulo: 'Otra' })).status).toBe(404);
    expect((await stranger.delete(`/agenda/eventos/${one.id}?alcance=todos`)).status).toBe(404);
    expect((await titular.delete(`/agenda/eventos/${one.id}?alcance=x`)).status).toBe(400);
    const { rows } = await test.owner.query('select 1 from evento_series where cuenta_id = $1', [titular.cuentaId]);
    expect(rows).toHaveLength(1);
  });

  it('whose room is taken on one day names that day, and nothing is written', async () => {
    const { titular } = await newCuenta(test);
    const { id: salaId } = await newSala(titular);
    await addEvento(titular, { titulo: 'Antes', salaId, desde: at('2027-03-18'), hasta: at('2027-03-18', 11) });
    const refused = await addSerie(titular, { salaId });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'La sala ya está ocupada el 18/03/2027 a las 10:00: elija otra sala u otro horario.',
    );
    expect(await titlesInAgenda(titular)).toEqual(['2027-03-18 evento Antes']);
    await addSerie(titular);
    const moved = await change(titular, await idOn(titular, '2027-03-04'), { alcance: 'todos', salaId });
    expect([moved.status, await itemsOf(titular)]).toMatchObject([409, [{ lugar: null }, {}, {}, {}, {}]]);
    expect((await change(titular, await idOn(titular, '2027-03-25'), { alcance: 'siguientes', salaId })).status).toBe(
      200,
    );
  });

  it('changes alone, with the later ones, or with all, by the hour of the clock', async () => {
    const { titular } = await newCuenta(test);
    await addSerie(titular);
    await change(titular, await idOn(titular, '2027-03-11'), { desde: at('2027-03-12'), hasta: at('2027-03-12', 11) });
    await change(titular, await idOn(titular, '2027-03-18'), {
      ...{ alcance: 'siguientes', titulo: 'Otra' },
      ...{ desde: at('2027-03-19', 9), hasta: at('2027-03-19', 11) },
    });
    const shown = async () =>
      (await itemsOf(titular)).map(({ dia, desde, titulo }) => `${dia} ${desde?.toString().slice(11, 16)} ${titulo}`);
    expect(await shown()).toEqual([
      '2027-03-04 13:00 Reunión',
      '2027-03-12 13:00 Reunión',
      '2027-03-19 12:00 Otra',
      '2027-03-26 12:00 Otra',
    ]);
    // Those after the split are a series of their own; the one that was moved alone stays where it is.
    await change(titular, await idOn(titular, '2027-03-04'), {
      ...{ alcance: 'todos', notas: 'Traer los poderes', desde: at('2027-03-03', 8), hasta: at('2027-03-03', 9) },
    });
    expect(await shown()).toEqual([
      '2027-03-03 11:00 Reunión',
      '2027-03-12 13:00 Reunión',
      '2027-03-19 12:00 Otra',
      '2027-03-26 12:00 Otra',
    ]);
    const one = await titular.get<EventoDeAgendaDto>(`/agenda/eventos/${(await idOn(titular, '2027-03-12')).id}`);
    expect(one.body).toMatchObject({
      notas: 'Traer los poderes',
      serie: { texto: 'cada semana, el miércoles, hasta el 10/03/2027' },
    });
  });

  it('moves through the days of its own room, and does not to a day that its rule cannot take', async () => {
    const { titular } = await newCuenta(test);
    const { id: salaId } = await newSala(titular);
    await addSerie(titular, { salaId, repeticion: { cada: 'dia', veces: 4 } });
    const moved = { alcance: 'todos', desde: at('2027-03-05'), hasta: at('2027-03-05', 11) };
    expect((await change(titular, await idOn(titular, '2027-03-04'), moved)).status).toBe(200);
    expect((await itemsOf(titular)).map(({ dia, lugar }) => `${dia} ${lugar}`)).toEqual(
      ['05', '06', '07', '08'].map((day) => `2027-03-${day} Sala grande`),
    );
    await addSerie(titular, {
      repeticion: { cada: 'lunes_a_viernes', veces: 2 },
      desde: at('2027-03-22'),
      hasta: at('2027-03-22', 11),
    });
    const refused = await change(titular, await idOn(titular, '2027-03-22'), {
      ...{ alcance: 'todos', desde: at('2027-03-24'), hasta: at('2027-03-24', 11) },
    });
    expect([refused.status, refused.body]).toMatchObject([422, { details: [{ campo: 'desde' }] }]);
  });

  it('is deleted alone, with the later ones, or with all, and what was deleted together comes back together', async () => {
    const { titular } = await newCuenta(test);
    await addSerie(titular);
    const days = async () => (await itemsOf(titular)).map(({ dia }) => dia.slice(8)).join(' ');
    const [second, third] = [await idOn(titular, '2027-03-11'), await idOn(titular, '2027-03-18')];
    await titular.delete(`/agenda/eventos/${second.id}`);
    expect(await days()).toBe('04 18 25');
    expect((await titular.delete(`/agenda/eventos/${third.id}?alcance=siguientes`)).status).toBe(200);
    expect(await days()).toBe('04');
    await titular.post(`/agenda/eventos/${third.id}/restaurar`);
    expect(await days()).toBe('04 18 25');
    await titular.delete(`/agenda/eventos/${third.id}?alcance=todos`);
    expect(await days()).toBe('');
    await titular.post(`/agenda/eventos/${third.id}/restaurar`);
    await titular.post(`/agenda/eventos/${second.id}/restaurar`);
    expect(await days()).toBe('04 11 18 25');
  });

  it('changed by two people at once is changed by one; the other is told, whatever event of it they opened', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const adscripto = await newMiembro(test, cuentaId, 2);
    await addSerie(titular);
    const [first, last] = [await idOn(titular, '2027-03-04'), await idOn(titular, '2027-03-25')];
    const answers = await Promise.all([
      change(titular, first, { alcance: 'todos', titulo: 'De una' }),
      change(adscripto, last, { alcance: 'siguientes', titulo: 'De otra' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const stale = await titular.delete(`/agenda/eventos/${first.id}?alcance=todos`, { version: first.version });
    expect(stale.status).toBe(412);
    expect(await itemsOf(titular)).toHaveLength(4);
  });

  it('is one with a rule for other calendars, without the day that was taken away', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await addSerie(titular);
    await titular.delete(`/agenda/eventos/${(await idOn(titular, '2027-03-11')).id}`);
    const { body: text } = await titular.get<string>(`/agenda/eventos/${body.id}/ics`);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:serie-${body.serie?.id}@carpetas`,
        'RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20270325T130000Z',
        'EXDATE;TZID=America/Argentina/Buenos_Aires:20270311T100000',
      ]),
    );
  });
});

it('an event may last the whole of a day of 25 hours', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  await test.owner.query(`update cuentas set zona_horaria = 'Europe/Madrid' where id = $1`, [cuentaId]);
  const whole = { desde: '2027-10-31T00:00:00+02:00', hasta: '2027-11-01T00:00:00+01:00' };
  expect((await addEvento(titular, whole)).status).toBe(200);
});
