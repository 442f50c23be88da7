import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Item } from '../../../../api/agenda-api';
import { countDaysIn } from '../../../../lib/fechas';
import { horaEnLaCuenta, momentoDe } from '../mes/momentos';
import {
  acomodar,
  alargado,
  corrido,
  diasDe,
  franjasDe,
  horaDe,
  type ItemConHora,
  isDeTodoElDia,
  movidoA,
  terminadoA,
} from './franjas';

const dia = '2026-03-04';

const inBuenosAires = () => countDaysIn('America/Argentina/Buenos_Aires');
// The events below are written before the first test.
inBuenosAires();
beforeEach(inBuenosAires);
afterEach(() => countDaysIn(undefined));

/** An event from an hour to another hour, such as «22:00» to «2026-03-05 01:00». */
function evento(id: string, desde: string, hasta: string): ItemConHora {
  const at = (text: string): [string, string] =>
    text.includes(' ') ? (text.split(' ') as [string, string]) : [dia, text];
  return {
    ...{ clase: 'evento', id, titulo: id, dia, lugar: null, hecho: false, carpeta: null, personas: [], enlace: '' },
    ...{ desde: momentoDe(...at(desde)), hasta: momentoDe(...at(hasta)), version: 1, serieId: null },
  };
}

const franjas = (...items: ItemConHora[]) => items.flatMap((item) => franjasDe(item, [dia]));

/** The lanes of each event: «a 0+1/2» is one lane wide, the first of two. */
const lanes = (...items: ItemConHora[]) =>
  acomodar(franjas(...items)).map(({ item, carril, ancho, carriles }) => `${item.id} ${carril}+${ancho}/${carriles}`);

describe('events that overlap', () => {
  it('are beside each other, and others have the whole width', () => {
    expect(lanes(evento('a', '09:00', '10:00'), evento('b', '09:30', '10:30'), evento('c', '11:00', '12:00'))).toEqual([
      'a 0+1/2',
      'b 1+1/2',
      'c 0+1/1',
    ]);
  });

  it('that only touch do not share the width', () => {
    expect(lanes(evento('a', '09:00', '10:00'), evento('b', '10:00', '11:00'))).toEqual(['a 0+1/1', 'b 0+1/1']);
  });

  it('take again a lane that is free, and fill the lanes to their right that stay free', () => {
    expect(
      lanes(
        evento('largo', '09:00', '12:00'),
        evento('b', '09:00', '10:00'),
        evento('c', '09:15', '10:00'),
        evento('d', '10:30', '11:30'),
      ),
    ).toEqual(['largo 0+1/3', 'b 1+1/3', 'c 2+1/3', 'd 1+2/3']);
  });

  it('are as high as half an hour at least, also at the end of the day', () => {
    expect(lanes(evento('a', '09:00', '09:15'), evento('b', '09:15', '09:30'))).toEqual(['a 0+1/2', 'b 1+1/2']);
    expect(lanes(evento('a', '23:00', '23:45'), evento('b', '23:45', '2026-03-05 00:00'))).toEqual([
      'a 0+1/2',
      'b 1+1/2',
    ]);
  });

  it('at the same time are each in a lane, the longest first', () => {
    expect(lanes(evento('b', '09:00', '10:00'), evento('a', '09:00', '11:00'), evento('c', '09:00', '10:00'))).toEqual([
      'a 0+1/3',
      'b 1+1/3',
      'c 2+1/3',
    ]);
  });

  it('of no day need no place', () => expect(acomodar([])).toEqual([]));
});

describe('an event over midnight', () => {
  const noche = evento('noche', '22:00', '2026-03-05 01:30');

  it('has a part on each of its days', () => {
    const parts = franjasDe(noche, ['2026-03-03', dia, '2026-03-05', '2026-03-06']);
    expect(parts.map(({ dia: day, desde, hasta, empieza, termina }) => [day, desde, hasta, empieza, termina])).toEqual([
      [dia, 1320, 1440, true, false],
      ['2026-03-05', 0, 90, false, true],
    ]);
  });

  it('that ends at midnight is of one day', () => {
    const parts = franjasDe(evento('a', '22:00', '2026-03-05 00:00'), [dia, '2026-03-05']);
    expect(parts.map(({ dia: day, hasta, termina }) => [day, hasta, termina])).toEqual([[dia, 1440, true]]);
  });
});

it.each([
  ['without an hour', { desde: null, hasta: null }, true, [dia]],
  ['of a whole day', evento('a', '00:00', '2026-03-05 00:00'), true, [dia]],
  ['of two days', evento('a', '00:00', '2026-03-06 00:00'), true, [dia, '2026-03-05']],
  ['of 30 hours', evento('a', '18:00', '2026-03-06 00:00'), true, [dia, '2026-03-05']],
  ['of 23 hours', evento('a', '10:00', '2026-03-05 09:00'), false, [dia, '2026-03-05']],
  ['of an hour', evento('a', '10:00', '11:00'), false, [dia]],
])('an item %s is above the hours: %s', (_name, changes, isAbove, days) => {
  const item = { ...evento('x', '10:00', '11:00'), ...changes } as Item;
  expect([isDeTodoElDia(item), diasDe(item, ['2026-03-03', dia, '2026-03-05'])]).toEqual([isAbove, days]);
});

describe('a moved event', () => {
  const reunion = evento('a', '10:00', '11:30');
  const hours = ({ desde, hasta }: { desde: string; hasta: string }) => [desde, hasta].map(horaEnLaCuenta);

  it('keeps its length', () => {
    expect(hours(movidoA(reunion, '2026-03-06', 9 * 60 + 15))).toEqual(['09:15', '10:45']);
    expect(hours(corrido(reunion, -15))).toEqual(['09:45', '11:15']);
    expect(corrido(reunion, 0, 1)).toEqual(movidoA(reunion, '2026-03-05', 600));
  });

  it('passes to the day before or after at midnight', () => {
    expect(corrido(evento('a', '00:00', '01:00'), -15)).toEqual(
      movidoA(evento('a', '00:00', '01:00'), '2026-03-03', 1425),
    );
    expect(corrido(evento('a', '23:45', '2026-03-05 00:15'), 15).desde).toBe(momentoDe('2026-03-05', '00:00'));
  });

  it('grows and shrinks at its end, to a step at least and a day at most', () => {
    expect(hours(alargado(reunion, 15))).toEqual(['10:00', '11:45']);
    expect(hours(alargado(reunion, -300))).toEqual(['10:00', '10:15']);
    expect(hours(terminadoA(reunion, dia, 1440))).toEqual(['10:00', '00:00']);
    expect(terminadoA(reunion, '2026-03-09', 0).hasta).toBe(momentoDe('2026-03-05', '10:00'));
  });

  it('has the hour where it was put, also when the clocks change before it', () => {
    countDaysIn('Europe/Madrid');
    const reunion = { desde: momentoDe('2026-03-28', '10:00'), hasta: momentoDe('2026-03-28', '11:00') };
    expect(corrido(reunion, 0, 1)).toEqual({ desde: '2026-03-29T08:00:00.000Z', hasta: '2026-03-29T09:00:00.000Z' });
  });

  it('is drawn for a step at least in the hour that the clocks repeat', () => {
    countDaysIn('Europe/Madrid');
    const item = { ...reunion, desde: '2026-10-25T00:45:00.000Z', hasta: '2026-10-25T01:15:00.000Z' };
    expect(franjasDe(item, ['2026-10-25']).map(({ desde, hasta }) => [horaDe(desde), horaDe(hasta)])).toEqual([
      ['02:45', '03:00'],
    ]);
  });
});
