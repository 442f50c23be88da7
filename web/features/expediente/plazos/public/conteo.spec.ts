import { describe, expect, it } from 'vitest';
import { conteoEnTexto, urgenciaDe, venceElEnTexto, venceEnTexto } from './conteo';

describe('a term', () => {
  it.each([
    [{ dias: 15, computo: 'corridos', arranque: 'mismo_dia' }, '15 días corridos, el primer día cuenta'],
    [{ dias: 1, computo: 'habiles', arranque: 'dia_siguiente' }, '1 día hábil, desde el día siguiente'],
    [{ dias: 2, computo: 'meses', arranque: 'dia_siguiente' }, '2 meses, desde el día siguiente'],
  ] as const)('of %j is said in words', (conteo, text) => {
    expect(conteoEnTexto(conteo)).toBe(text);
  });

  it.each([
    [0, 'Vence hoy', 'Vence hoy, 16/03/2026', 'cerca'],
    [1, 'Vence mañana', 'Vence el 16/03/2026, mañana', 'cerca'],
    [5, 'Vence en 5 días', 'Vence el 16/03/2026, en 5 días', 'lejos'],
    [-1, 'Venció ayer', 'Venció el 16/03/2026, ayer', 'vencido'],
    [-3, 'Venció hace 3 días', 'Venció el 16/03/2026, hace 3 días', 'vencido'],
  ] as const)('that ends in %d days says so', (faltan, short, long, urgencia) => {
    expect([venceEnTexto(faltan), venceElEnTexto('2026-03-16', faltan), urgenciaDe(faltan)]).toEqual([
      short,
      long,
      urgencia,
    ]);
  });
});
