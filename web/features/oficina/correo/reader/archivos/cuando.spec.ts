import { expect, it } from 'vitest';
import { formatFechaHora, formatHora } from '../../../../../lib/fechas';
import { cuandoDe } from './cuando';

const instant = '2026-03-04T13:00:00Z';
const later = '2026-03-04T13:30:00Z';

it.each([
  ['a day', { desde: '2026-03-04', hasta: '2026-03-04' }, '04/03/2026'],
  ['days', { desde: '2026-03-04', hasta: '2026-03-06' }, '04/03/2026 – 06/03/2026'],
  ['a time', { desde: '2026-03-04T10:00:00' }, '04/03/2026, 10:00'],
  ['hours', { desde: '2026-03-04T10:00:00', hasta: '2026-03-04T11:30:00' }, '04/03/2026, 10:00 – 11:30'],
  ['a night', { desde: '2026-03-04T22:00:00', hasta: '2026-03-05T01:00:00' }, '04/03/2026, 22:00 – 05/03/2026, 01:00'],
  ['another zone', { desde: '2026-03-04T10:00:00', zona: 'Romance' }, '04/03/2026, 10:00 (hora de «Romance»)'],
  ['instants', { desde: instant, hasta: later }, `${formatFechaHora(instant)} – ${formatHora(later)}`],
  ['no date', { desde: null }, ''],
])('an event with %s says when it is', (_, moments, text) => {
  expect(cuandoDe({ hasta: null, zona: null, ...moments })).toBe(text);
});
