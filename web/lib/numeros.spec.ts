import { expect, it } from 'vitest';
import { formatCount } from './numeros';

it.each([
  [0, false, '0 carpetas'],
  [1, false, '1 carpeta'],
  [1_000, false, '1.000 carpetas'],
  [1_000, true, 'Más de 1.000 carpetas'],
  [1_025, true, 'Más de 1.000 carpetas'],
  [100, true, 'Más de 100 carpetas'],
])('a count of %i, with more to come, reads: %s', (total, totalEsMinimo, expected) => {
  expect(formatCount({ total, totalEsMinimo }, 'carpeta', 'carpetas')).toBe(expected);
});
