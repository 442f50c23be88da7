import { afterEach, describe, expect, it } from 'vitest';
import { countDaysIn, hoyEnLaCuenta } from '../../../../lib/fechas';
import {
  enOtroDia,
  escritoDe,
  finDe,
  horaDeOtraZona,
  horaEnLaCuenta,
  isAlReves,
  isDeNoche,
  momentoDe,
} from './momentos';

afterEach(() => countDaysIn(undefined));

/** The moments are midnights of the cuenta, whatever the time zone of this machine. */
describe.each([
  ['America/Argentina/Buenos_Aires', '2026-03-05T03:00:00.000Z'],
  ['Europe/Madrid', '2026-03-04T23:00:00.000Z'],
  ['America/Montevideo', '2026-03-05T03:00:00.000Z'],
  ['America/Santiago', '2026-03-05T03:00:00.000Z'],
])('at midnight in the zone %s', (zona, midnight) => {
  it('a day begins, and an hour typed is that of the cuenta', () => {
    countDaysIn(zona);
    expect(momentoDe('2026-03-05', '00:00')).toBe(midnight);
    expect(escritoDe(midnight)).toEqual(['2026-03-05', '00:00']);
    expect(hoyEnLaCuenta(new Date(midnight))).toBe('2026-03-05');
    const before = new Date(Date.parse(midnight) - 60_000);
    expect(escritoDe(before.toISOString())).toEqual(['2026-03-04', '23:59']);
    expect(hoyEnLaCuenta(before)).toBe('2026-03-04');
    expect(finDe('2026-03-04', '23:00', '00:00')).toBe(midnight);
  });
});

it.each([
  ['10:00', '09:00', true, true],
  ['10:00', '10:00', true, true],
  ['22:00', '01:30', true, false],
  ['10:00', '11:00', false, false],
  ['10:00', '', false, false],
])('from %s to %s ends on the next day: %s, and is the wrong way round: %s', (desde, hasta, deNoche, alReves) => {
  expect([isDeNoche(desde, hasta), isAlReves(desde, hasta)]).toEqual([deNoche, alReves]);
});

it('an event keeps its hour when the clocks change in between', () => {
  countDaysIn('Europe/Madrid');
  const moved = enOtroDia(momentoDe('2026-03-28', '10:00'), 1);
  expect([moved, horaEnLaCuenta(moved)]).toEqual(['2026-03-29T08:00:00.000Z', '10:00']);
  // On that day Madrid has no half past two.
  expect(escritoDe(momentoDe('2026-03-29', '02:30'))[0]).toBe('2026-03-29');
});

it('the agenda says that its hours are those of the cuenta only when the device has others', () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  countDaysIn(here);
  expect(horaDeOtraZona()).toBeNull();
  countDaysIn('Asia/Kabul');
  expect(horaDeOtraZona()).toBe('Kabul');
});
