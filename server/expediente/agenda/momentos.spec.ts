import { expect, it } from 'vitest';
import { dayAfter, enElReloj, momentoEnTexto, onDay } from './momentos.js';

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

it.each([
  ['an ordinary day', '2027-03-10T23:00:00Z', '2027-03-11T23:00:00Z'],
  // Clocks go forward on 28 March in Madrid, and back on 31 October.
  ['a day of 23 hours', '2027-03-27T23:00:00Z', '2027-03-28T23:00:00Z'],
  ['a day of 25 hours', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
])('an event may last the whole of %s', (_name, desde, hasta) =>
  expect(dayAfter(new Date(desde), 'Europe/Madrid')).toEqual(new Date(hasta)),
);

it.each([
  [
    'the hours of a day on which clocks go back',
    '2027-10-31',
    ['09:00:00', '10:30:00', 0],
    '2027-10-31T08:00:00Z',
    '2027-10-31T09:30:00Z',
  ],
  ['the whole of it', '2027-10-31', ['00:00:00', '00:00:00', 1], '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  [
    'the hour after one that the clocks skip',
    '2027-03-28',
    ['02:15:00', '02:45:00', 0],
    '2027-03-28T01:15:00Z',
    '2027-03-28T01:45:00Z',
  ],
] as const)('takes from the clock %s', (_name, dia, [hora, horaFin, dias], desde, hasta) =>
  expect(enElReloj({ dia, hora, horaFin, dias }, 'Europe/Madrid')).toEqual({
    desde: new Date(desde),
    hasta: new Date(hasta),
  }),
);
