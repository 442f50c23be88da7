import { expect, it } from 'vitest';
import { momentoEnTexto, onDay } from './momentos.js';

it('keeps the hour and the length on another day, also when the clocks change in between', () => {
  const periodo = { desde: new Date('2027-03-26T09:30:00Z'), hasta: new Date('2027-03-26T11:00:00Z') };
  // Clocks go forward on 28 March in Madrid.
  expect(onDay(periodo, '2027-03-29', 'Europe/Madrid')).toEqual({
    desde: new Date('2027-03-29T08:30:00Z'),
    hasta: new Date('2027-03-29T10:00:00Z'),
  });
  const late = { desde: new Date('2027-03-13T02:00:00Z'), hasta: new Date('2027-03-13T04:00:00Z') };
  expect(onDay(late, '2028-02-29', 'America/Argentina/Buenos_Aires')).toEqual({
    desde: new Date('2028-03-01T02:00:00Z'),
    hasta: new Date('2028-03-01T04:00:00Z'),
  });
  expect(momentoEnTexto(late.desde, 'America/Argentina/Buenos_Aires')).toBe('12/03/2027 a las 23:00');
});
