import { expect, it } from 'vitest';
import type { Cotizacion } from './cotizaciones.repository.js';
import { toBtc } from './panel.presenter.js';

const rate = (dia: string, valor: string) => ({ moneda: 'BTC', base: 'ARS', dia, valor }) as Cotizacion;

it('gives each of the last 146 minutes the rate of its day, in the zone of the cuenta', () => {
  const rates = [rate('2026-03-09', '10'), rate('2026-03-10', '20')];
  const pointsAt = (ahora: string) =>
    toBtc(rates, 'ARS', { ahora: new Date(ahora), zonaHoraria: 'America/Argentina/Buenos_Aires' }).price.series[0]!
      .data;
  const afterMidnight = pointsAt('2026-03-10T03:30:00Z');
  expect(afterMidnight.map(({ x }) => x)).toEqual(Array.from({ length: 146 }, (_, n) => n - 145));
  expect(afterMidnight.slice(-32)).toEqual([
    { x: -31, y: 10 },
    ...Array.from({ length: 31 }, (_, n) => ({ x: n - 30, y: 20 })),
  ]);
  // Before the first rate, the points are 0.
  expect(pointsAt('2026-03-09T03:00:00Z').slice(-2)).toEqual([
    { x: -1, y: 0 },
    { x: 0, y: 10 },
  ]);
});
