import { expect, it } from 'vitest';
import { dayIn } from './day.js';

it('takes the day of the cuenta, which is not always that of the server', () => {
  const night = new Date('2026-03-04T01:30:00Z');
  expect(dayIn('America/Argentina/Buenos_Aires', night)).toBe('2026-03-03');
  expect(dayIn('Europe/Madrid', night)).toBe('2026-03-04');
});
