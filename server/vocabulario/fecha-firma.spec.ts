import { expect, it } from 'vitest';
import { fechaFirmaRefusal } from './fecha-firma.js';

it.each([
  ['2026-03-04', null],
  ['2026-03-03', null],
  ['2025-12-31', null],
  ['2026-03-05', 'La fecha de firma no puede ser posterior a hoy, 04/03/2026.'],
  ['0206-03-04', 'El año de la firma no parece correcto.'],
])('a signature of %s, written on 2026-03-04, is answered: %s', (fecha, expected) => {
  expect(fechaFirmaRefusal(fecha, '2026-03-04')).toBe(expected);
});
