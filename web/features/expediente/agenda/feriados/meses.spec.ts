import { expect, it } from 'vitest';
import type { Feriado } from './feriados-api';
import { diaEnTexto, mesesDe, recalculadosText } from './meses';

const feriado = (dia: string): Feriado => ({ dia, fuente: null, nombre: 'Feriado', origen: 'calendario', rige: true });

it('shows holidays by months', () => {
  const meses = mesesDe([feriado('2026-05-01'), feriado('2026-05-25'), feriado('2026-07-09')]);
  expect(meses.map(({ nombre, feriados }) => [nombre, feriados.length])).toEqual([
    ['Mayo', 2],
    ['Julio', 1],
  ]);
  expect(diaEnTexto('2026-05-25')).toBe('lunes 25');
});

it.each([
  [0, ''],
  [1, '. Cambió el vencimiento de 1 plazo'],
  [3, '. Cambió el vencimiento de 3 plazos'],
])('says that %d terms moved', (total, text) => {
  expect(recalculadosText(total)).toBe(text);
});
