import { expect, it } from 'vitest';
import { formatDuracion } from './duracion';

it.each([
  [0, '0 seg.'],
  [59.9, '59 seg.'],
  [60, '1 min'],
  [7_199, '1 h'],
  [2 * 86_400, '2 días'],
])('writes %d seconds in their largest unit', (seconds, text) => {
  expect(formatDuracion(seconds).replace('\u00a0', ' ')).toBe(text);
});
