import { describe, expect, it } from 'vitest';
import { groupByDay } from './por-dia';

const at = (...moment: [number, number, number, number, number]) => ({ en: new Date(...moment).toISOString() });

describe('the days of the activity', () => {
  it('have names that count from today, the newest first', () => {
    const eventos = [
      ...[at(2026, 10, 21, 0, 5), at(2026, 10, 20, 23, 55), at(2026, 10, 20, 8, 0)],
      ...[at(2026, 10, 18, 9, 0), at(2026, 10, 14, 9, 0), at(2026, 9, 3, 12, 0)],
    ];
    const dias = groupByDay(eventos, new Date(2026, 10, 21, 10, 0));
    expect(dias.map(({ nombre, entradas: delDia }) => [nombre, delDia.length])).toEqual([
      ['Hoy', 1],
      ['Ayer', 2],
      ['Hace 3 días', 1],
      ['14 de noviembre de 2026', 1],
      ['3 de octubre de 2026', 1],
    ]);
  });

  it('are none without facts', () => {
    expect(groupByDay([])).toEqual([]);
  });
});
