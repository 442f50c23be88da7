import { expect, it } from 'vitest';
import { vencimientoTexto } from './vencimiento';

it.each([
  ['2026-03-01', 'Vencido'],
  ['2026-03-02', 'Vence hoy'],
  ['2026-03-03', 'Vence mañana'],
  ['2026-03-14', 'Vence en 12 días'],
  ['2026-04-01', 'Vence en 30 días'],
  ['2026-04-02', null],
])('a document valid through %s says on 2 March 2026: %s', (vence, text) => {
  expect(vencimientoTexto(vence, new Date('2026-03-02T22:00:00'))).toBe(text);
});
