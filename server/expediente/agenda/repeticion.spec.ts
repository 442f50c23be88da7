import { describe, expect, it } from 'vitest';
import { diasDe, movida, partida, problemaDe, reglaDe, rruleOf } from './repeticion.js';

const of = (cada: Parameters<typeof reglaDe>[0]['cada'], dia: string, veces: number, dias?: number[]) =>
  reglaDe({ cada, veces, dias }, dia);

describe('a series has the days', () => {
  it.each([
    ['every day', of('dia', '2027-02-27', 3), ['2027-02-27', '2027-02-28', '2027-03-01']],
    ['from Monday to Friday', of('lunes_a_viernes', '2027-01-09', 2), ['2027-01-11', '2027-01-12']],
    [
      'on chosen weekdays, from the first that comes',
      of('semana', '2027-01-06', 3, [1, 5]),
      ['2027-01-08', '2027-01-11', '2027-01-15'],
    ],
    [
      'on the last day of months that lack it',
      of('mes', '2027-12-31', 4),
      ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31'],
    ],
    ['on the second Tuesday', of('mes_por_semana', '2027-01-12', 3), ['2027-01-12', '2027-02-09', '2027-03-09']],
    [
      'on the last Sunday for a fifth one',
      of('mes_por_semana', '2027-01-31', 3),
      ['2027-01-31', '2027-02-28', '2027-03-28'],
    ],
    [
      'on 29 February, and on the 28th of other years',
      of('anio', '2028-02-29', 3),
      ['2028-02-29', '2029-02-28', '2030-02-28'],
    ],
  ])('%s', (_name, regla, dias) => expect(diasDe(regla)).toEqual(dias));

  it('until a day, which is one of them', () =>
    expect(diasDe(reglaDe({ cada: 'semana', dias: [3], hasta: '2027-01-20' }, '2027-01-06'))).toHaveLength(3));
});

describe('the end of a series', () => {
  it.each([
    ['before it begins', { hasta: '2027-01-05' }, 'repeticion.hasta', '06/01/2027'],
    ['after three years', { hasta: '2030-01-07' }, 'repeticion.hasta', 'hasta el 06/01/2030'],
    [
      'after 400 times',
      { hasta: '2029-01-06' },
      'repeticion.hasta',
      'Se repite hasta 400 veces: elija un día hasta el 09/02/2028.',
    ],
  ])('is refused %s', (_name, fin, campo, mensaje) =>
    expect(problemaDe(reglaDe({ cada: 'dia', ...fin }, '2027-01-06'))).toEqual({
      campo,
      mensaje: expect.stringContaining(mensaje),
    }),
  );

  it('is refused when so many times take more than three years', () => {
    expect(problemaDe(of('mes', '2027-01-06', 38))).toMatchObject({
      campo: 'repeticion.veces',
      mensaje: 'Se repite hasta 3 años, que son 37 veces: elija menos veces.',
    });
    expect(problemaDe(of('mes', '2027-01-06', 37))).toBeNull();
  });
});

it('is split so that both parts have its days, also where a month lacks one', () => {
  const regla = of('mes', '2027-01-31', 5);
  const [antes, desde] = partida(regla, 1);
  expect([...diasDe(antes), ...diasDe(desde)]).toEqual(diasDe(regla));
  expect(diasDe(desde)[1]).toBe('2027-03-31');
});

describe('moves as one of its days', () => {
  it.each([
    [
      'of the week',
      of('semana', '2027-01-04', 4, [1, 5]),
      1,
      '2027-01-09',
      ['2027-01-05', '2027-01-09', '2027-01-12', '2027-01-16'],
    ],
    ['of the week, over Sunday', of('semana', '2027-01-09', 2, [6]), 0, '2027-01-11', ['2027-01-11', '2027-01-18']],
    ['of the month', of('mes', '2027-01-31', 3), 2, '2027-03-15', ['2027-01-15', '2027-02-15', '2027-03-15']],
    [
      'of the month, by its week',
      of('mes_por_semana', '2027-01-12', 3),
      1,
      '2027-02-17',
      ['2027-01-20', '2027-02-17', '2027-03-17'],
    ],
    ['of the year', of('anio', '2027-01-12', 2), 1, '2028-03-01', ['2027-03-01', '2028-03-01']],
  ])('%s', (_name, regla, index, a, dias) => expect(diasDe(movida(regla, index, a)!)).toEqual(dias));

  it('unless it goes from Monday to Friday', () =>
    expect(movida(of('lunes_a_viernes', '2027-01-04', 4), 1, '2027-01-06')).toBeNull());
});

it.each([
  [of('dia', '2027-01-04', 2), 'FREQ=DAILY'],
  [of('semana', '2027-01-04', 2, [5, 1]), 'FREQ=WEEKLY;BYDAY=MO,FR'],
  [of('mes', '2027-01-31', 2), 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  [of('mes_por_semana', '2027-01-12', 2), 'FREQ=MONTHLY;BYDAY=2TU'],
  [of('anio', '2028-02-29', 2), 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1'],
])('is written as calendars read it: %#', (regla, rrule) =>
  expect(rruleOf(regla, '20270301T000000Z')).toBe(`${rrule};UNTIL=20270301T000000Z`),
);
