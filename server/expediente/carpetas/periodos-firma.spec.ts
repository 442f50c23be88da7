import { expect, it } from 'vitest';
import { daysOf } from './periodos-firma.js';

it.each([
  ['esta_semana', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['esta_semana', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['esta_semana', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['proxima_semana', '2026-11-29', '2026-11-30', '2026-12-06'],
  ['este_mes', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['hoy', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['atrasada', '2026-03-01', null, '2026-02-28'],
] as const)('%s, seen from %s, goes from %s to %s', (periodo, hoy, desde, hasta) => {
  expect(daysOf(periodo, hoy)).toEqual({ desde, hasta });
});
