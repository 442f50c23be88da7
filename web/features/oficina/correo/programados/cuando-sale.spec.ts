import { expect, it } from 'vitest';
import { cuandoSale } from './cuando-sale';

// A Friday.
const now = new Date('2026-03-06T10:00:00');

it.each([
  ['2026-03-06T10:00:10', 'en un momento'],
  ['2026-03-06T09:00:00', 'en un momento'],
  ['2026-03-06T18:30:00', 'hoy a las 18:30'],
  ['2026-03-07T08:00:00', 'mañana a las 8:00'],
  ['2026-03-09T09:00:00', 'el lunes a las 9:00'],
  ['2026-03-12T01:15:00', 'el jueves a la 1:15'],
  ['2026-03-13T10:05:00', 'el 13 de marzo a las 10:05'],
  ['2027-01-02T13:00:00', 'el 2 de enero de 2027 a las 13:00'],
  ['2026-03-07T00:00:00', 'mañana a las 0:00'],
])('a mail for %s leaves «%s»', (enviarEn, expected) => {
  expect(cuandoSale(enviarEn, now)).toBe(expected);
});
