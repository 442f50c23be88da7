import { describe, expect, it } from 'vitest';
import { noonOf } from '../../common/day.js';
import { birthdayOf } from './cumpleanos.js';

const TODAY = '2026-11-21';

describe('the day that a birthday means', () => {
  it.each([
    ['1980-02-29', '1980-02-29'],
    ['2026-11-21', '2026-11-21'],
    // The API answers this form, and clients send it back.
    [noonOf('1980-02-29'), '1980-02-29'],
    // Times of another zone, or of no zone.
    ['1980-05-10T00:00:00.000-03:00', '1980-05-10'],
    ['1980-05-10T23:30:00+14:00', '1980-05-10'],
    ['1980-05-10T00:00:00.000+0000', '1980-05-10'],
    ['1980-05-10T00:00:00', '1980-05-10'],
    ['1980-05-10T00:00', '1980-05-10'],
    // Local midnight, as UTC, in Buenos Aires, Madrid, Tokyo, Auckland, Honolulu and UTC−12.
    ['1980-05-10T03:00:00.000Z', '1980-05-10'],
    ['1980-05-09T22:00:00.000Z', '1980-05-10'],
    ['1980-05-09T15:00:00.000Z', '1980-05-10'],
    ['1980-05-09T12:00:00.001Z', '1980-05-10'],
    ['1980-05-10T10:00:00Z', '1980-05-10'],
    ['1980-05-10T12:00:00.000Z', '1980-05-10'],
    ['1979-12-31T23:00:00.000Z', '1980-01-01'],
  ])('%s → %s', (text, day) => {
    expect(birthdayOf(text, TODAY)).toBe(day);
  });

  it.each([
    '1980-02-30',
    '1981-02-29',
    '1980-13-01',
    '1980-05-10T25:00:00Z',
    '1980-05-10T00:00:00 Z',
    '10/05/1980',
    '0000-01-01',
    '1799-12-31',
    '2026-11-22',
    '2026-11-21T12:00:00.001Z',
    '+12026-01-01',
    'ayer',
    '',
  ])('refuses %s', (text) => {
    expect(() => birthdayOf(text, TODAY)).toThrow(/La fecha de nacimiento/);
  });
});
