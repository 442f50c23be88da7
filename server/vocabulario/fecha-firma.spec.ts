import { expect, it } from 'vitest';
import { dayIn } from '../common/day.js';
import { fechaFirmaRefusal } from './fecha-firma.js';

it.each([
  ['2026-03-04', null],
  ['2026-03-03', null],
  ['2025-12-31', null],
  ['2026-03-05', 'La fecha de firma no puede ser posterior a hoy, 04/03/2026.'],
  ['0206-03-04', 'El año de la firma no parece correcto.'],
])('a signature of %s on 2026-03-04', (fecha, expected) => {
  expect(fechaFirmaRefusal(fecha, '2026-03-04')).toBe(expected);
});

it('takes the day of the cuenta, which is not always that of the server', () => {
  const night = new Date('2026-03-04T01:30:00Z');
  expect(dayIn('America/Argentina/Buenos_Aires', night)).toBe('2026-03-03');
  expect(dayIn('Europe/Madrid', night)).toBe('2026-03-04');
});
