import { expect, it } from 'vitest';
import { dayIn } from './day.js';

it('takes today in the zone of the cuenta, which is not always the day of the server', () => {
  const night = new Date('2026-03-04T01:30:00Z');
  expect(dayIn('America/Argentina/Buenos_Aires', night)).toBe('2026-03-03');
  expect(dayIn('Europe/Madrid', night)).toBe('2026-03-04');
});
