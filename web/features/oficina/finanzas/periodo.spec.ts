import { expect, it } from 'vitest';
import { moverPeriodo, periodoDe, tituloDe } from './periodo';

it.each([
  ['mes', '2028-02-15', '2028-02-01', '2028-02-29', 'Febrero de 2028', '2028-01-01', '2028-03-01'],
  ['trimestre', '2026-12-31', '2026-10-01', '2026-12-31', 'Cuarto trimestre de 2026', '2026-07-01', '2027-01-01'],
  ['anio', '2026-03-04', '2026-01-01', '2026-12-31', '2026', '2025-01-01', '2027-01-01'],
] as const)('finds the %s of %s, the one before and the next', (largo, dia, desde, hasta, title, before, next) => {
  const periodo = periodoDe(largo, dia);
  expect(periodo).toEqual({ desde, hasta });
  expect(tituloDe(largo, periodo)).toBe(title);
  expect([moverPeriodo(largo, dia, -1), moverPeriodo(largo, dia, 1)]).toEqual([before, next]);
});
