import { describe, expect, it } from 'vitest';
import { moverPeriodo, periodoDe, semanaDe, semanasDelMes, tituloDe } from './periodo';

describe('a period of the agenda', () => {
  it('of a month is its whole weeks', () => {
    const weeks = semanasDelMes('2027-03-17');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2027-03-01', '2027-04-04']);
    // February 2027 begins on a Monday and ends on a Sunday.
    expect(semanasDelMes('2027-02-03')).toHaveLength(4);
    expect(periodoDe('mes', '2026-08-31')).toEqual({ desde: '2026-07-27', hasta: '2026-09-06' });
  });

  it('of a week begins on Monday', () => {
    expect(semanaDe('2027-03-07')[0]).toBe('2027-03-01');
    expect(semanaDe('2027-03-08')[0]).toBe('2027-03-08');
  });

  it('is followed by the next and preceded by the last', () => {
    expect(moverPeriodo('mes', '2027-01-31', 1)).toBe('2027-02-01');
    expect(moverPeriodo('mes', '2027-01-31', -1)).toBe('2026-12-01');
    expect(moverPeriodo('semana', '2027-03-04', -1)).toBe('2027-02-25');
    expect(moverPeriodo('lista', '2027-03-04', 1)).toBe('2027-04-03');
    expect(moverPeriodo('semana', '2028-02-22', 1)).toBe('2028-02-29');
    expect([moverPeriodo('tres', '2028-02-28', 1), moverPeriodo('dia', '2028-03-01', -1)]).toEqual([
      '2028-03-02',
      '2028-02-29',
    ]);
  });

  it('has a name', () => {
    expect(tituloDe('mes', '2027-03-17')).toBe('Marzo de 2027');
    expect(tituloDe('semana', '2027-03-04')).toBe('1 a 7 de marzo de 2027');
    expect(tituloDe('tres', '2027-03-30')).toBe('30 de marzo a 1 de abril de 2027');
    expect(tituloDe('dia', '2027-03-04')).toBe('Jueves, 4 de marzo de 2027');
    expect(tituloDe('semana', '2026-12-30')).toBe('28 de diciembre de 2026 a 3 de enero de 2027');
  });
});
