import { describe, expect, it } from 'vitest';
import { type Conteo, diasHasta, esHabil, limiteDe, plusDays, vencimientoDe } from './computo.js';

const none = () => false;
const feriados =
  (...dias: string[]) =>
  (dia: string) =>
    dias.includes(dia);
const corridos = (dias: number, arranque: Conteo['arranque']): Conteo => ({ dias, computo: 'corridos', arranque });
const habiles = (dias: number, arranque: Conteo['arranque']): Conteo => ({ dias, computo: 'habiles', arranque });

describe('the last day of a term', () => {
  it('is, for a certificate and for its effect after the signature, the day that the law says', () => {
    expect(vencimientoDe('2026-03-02', corridos(15, 'mismo_dia'), none)).toBe('2026-03-16');
    expect(vencimientoDe('2026-03-16', corridos(45, 'dia_siguiente'), none)).toBe('2026-04-30');
  });

  it('in running days ignores weekends and holidays', () => {
    expect(vencimientoDe('2026-05-20', corridos(5, 'mismo_dia'), feriados('2026-05-25'))).toBe('2026-05-24');
    expect(vencimientoDe('2026-05-20', corridos(5, 'dia_siguiente'), feriados('2026-05-25'))).toBe('2026-05-25');
  });

  it('is the first day itself when that is the only one and counts', () => {
    expect(vencimientoDe('2026-03-02', corridos(1, 'mismo_dia'), none)).toBe('2026-03-02');
    expect(vencimientoDe('2026-03-02', habiles(1, 'mismo_dia'), none)).toBe('2026-03-02');
  });

  it('in working days skips weekends', () => {
    // 2026-03-06 is a Friday.
    expect(vencimientoDe('2026-03-06', habiles(1, 'dia_siguiente'), none)).toBe('2026-03-09');
    expect(vencimientoDe('2026-03-06', habiles(2, 'mismo_dia'), none)).toBe('2026-03-09');
    expect(vencimientoDe('2026-03-02', habiles(10, 'dia_siguiente'), none)).toBe('2026-03-16');
  });

  it('in working days skips holidays, and begins after a day without work', () => {
    const mayo = feriados('2026-05-01', '2026-05-25');
    expect(vencimientoDe('2026-04-30', habiles(1, 'dia_siguiente'), mayo)).toBe('2026-05-04');
    expect(vencimientoDe('2026-05-23', habiles(1, 'mismo_dia'), mayo)).toBe('2026-05-26');
    expect(vencimientoDe('2026-05-22', habiles(5, 'dia_siguiente'), mayo)).toBe('2026-06-01');
  });

  it('passes the end of February in leap years and others', () => {
    expect(vencimientoDe('2028-02-28', corridos(1, 'dia_siguiente'), none)).toBe('2028-02-29');
    expect(vencimientoDe('2027-02-28', corridos(1, 'dia_siguiente'), none)).toBe('2027-03-01');
    expect(vencimientoDe('2028-02-15', corridos(15, 'mismo_dia'), none)).toBe('2028-02-29');
    expect(vencimientoDe('2100-02-28', corridos(1, 'dia_siguiente'), none)).toBe('2100-03-01');
  });

  it('passes the end of a year', () => {
    const navidad = feriados('2026-12-25', '2027-01-01');
    expect(vencimientoDe('2026-12-23', habiles(5, 'dia_siguiente'), navidad)).toBe('2026-12-31');
    expect(vencimientoDe('2026-12-23', habiles(6, 'dia_siguiente'), navidad)).toBe('2027-01-04');
  });

  it('is before the day up to which holidays must be known', () => {
    const inicio = '2026-01-01';
    for (const dias of [1, 30, 500]) {
      expect(vencimientoDe(inicio, habiles(dias, 'dia_siguiente'), none) < limiteDe(inicio, { dias })).toBe(true);
    }
  });
});

describe('days', () => {
  it('are working days from Monday to Friday, unless they are holidays', () => {
    expect(['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'].map((dia) => esHabil(dia, none))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(esHabil('2026-03-24', feriados('2026-03-24'))).toBe(false);
  });

  it('are counted in both directions', () => {
    expect(diasHasta('2026-03-02', '2026-03-16')).toBe(14);
    expect(diasHasta('2026-03-16', '2026-03-02')).toBe(-14);
    // Clocks change in Spain on this day.
    expect(diasHasta('2026-03-28', '2026-03-30')).toBe(2);
    expect(plusDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('months', () => {
  it.each([
    ['2026-01-10', 2, 'dia_siguiente', '2026-03-10'],
    ['2026-01-10', 2, 'mismo_dia', '2026-03-09'],
    // In a month without that day, the term ends on the last day.
    ['2026-12-31', 2, 'dia_siguiente', '2027-02-28'],
    ['2026-12-30', 2, 'mismo_dia', '2027-02-28'],
  ] as const)('from %s, %i by %s, end on %s', (inicio, dias, arranque, vence) => {
    expect(vencimientoDe(inicio, { dias, computo: 'meses', arranque }, () => false)).toBe(vence);
  });
});
