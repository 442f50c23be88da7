import { expect, it } from 'vitest';
import { anteriorDe, mesDe, periodoDe, tramosDe, unidadDe } from './periodos.js';

const span = (text: string) => {
  const [desde, hasta] = text.split(' ');
  return { desde: desde!, hasta: hasta! };
};

it.each([
  ['2026-03-01 2026-03-31', '2026-05-04', '2026-02-01 2026-02-28'],
  ['2026-01-01 2026-03-31', '2026-05-04', '2025-10-01 2025-12-31'],
  ['2024-01-01 2024-12-31', '2026-05-04', '2023-01-01 2023-12-31'],
  ['2026-03-05 2026-03-14', '2026-05-04', '2026-02-23 2026-03-04'],
  // A period that is not over is compared with as many days before.
  ['2026-03-01 2026-03-31', '2026-03-10', '2026-02-01 2026-02-10'],
  ['2026-03-01 2026-03-31', '2026-03-30', '2026-02-01 2026-02-28'],
  ['2026-03-01 2026-03-31', '2026-03-31', '2026-02-01 2026-02-28'],
])('compares %s, on %s, with %s', (periodo, hoy, before) => {
  expect(anteriorDe(span(periodo), hoy)).toEqual(span(before));
});

it('divides a short period by days and a long one by months, cut at its ends', () => {
  expect(mesDe('2028-02-29')).toEqual(span('2028-02-01 2028-02-29'));
  const [quarter, month] = [span('2026-01-15 2026-04-02'), span('2026-02-01 2026-02-28')];
  expect([unidadDe(month), unidadDe(quarter)]).toEqual(['day', 'month']);
  expect(tramosDe(month, 'day')).toHaveLength(28);
  expect(tramosDe(quarter, 'month')).toEqual(
    ['2026-01-15 2026-01-31', '2026-02-01 2026-02-28', '2026-03-01 2026-03-31', '2026-04-01 2026-04-02'].map(span),
  );
});

it('needs both days, in their order, not too far apart', () => {
  expect(periodoDe(undefined, undefined)).toBeUndefined();
  for (const [desde, hasta] of [
    ['2026-01-01', undefined],
    [undefined, '2026-01-01'],
    ['2026-01-02', '2026-01-01'],
    ['1899-12-31', '1900-01-01'],
    ['2100-12-31', '2101-01-01'],
    ['2021-01-01', '2026-01-01'],
  ])
    expect(() => periodoDe(desde, hasta), `${desde} ${hasta}`).toThrow();
});
