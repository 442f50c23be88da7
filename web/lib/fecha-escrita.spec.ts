import { expect, it, vi } from 'vitest';
import { isFecha, readFecha, withSlashes, writeFecha } from './fecha-escrita';

it.each([
  '04/03/2026',
  '4/3/2026',
  '4-3-2026',
  '4.3.2026',
  ' 04 03 2026 ',
  '04032026',
  '4/3/26',
  '04-03-26',
  '2026-03-04',
  '2026-3-4',
  '2026/03/04',
])('the date %s is read', (text) => expect(readFecha(text)).toBe('2026-03-04'));

it.each(['', '31/02/2026', '29/02/2025', '4/3/6', '4/3/026', '13/13/2026', '2026-13-01', 'mañana'])(
  'the date «%s» is not read',
  (text) => expect(readFecha(text)).toBeNull(),
);

it('a year of two digits is at most twenty years ahead', () => {
  vi.setSystemTime('2026-11-22');
  expect(['4/3/00', '4/3/46', '4/3/47', '4/3/85'].map(readFecha)).toEqual([
    '2000-03-04',
    '2046-03-04',
    '1947-03-04',
    '1985-03-04',
  ]);
});

it('a date is written with the day before the month, and other text stays as it is', () => {
  expect(writeFecha('2026-03-04')).toBe('04/03/2026');
  expect(writeFecha('31/02/2026')).toBe('31/02/2026');
  expect(writeFecha('')).toBe('');
});

it('slashes are added while a person types, and not to text that has its own', () => {
  expect(
    ['0', '04', '040', '04/03', '04/032', '04032026', '4/3/2026', '2026-03-04', '20/26-'].map(withSlashes),
  ).toEqual(['0', '04', '04/0', '04/03', '04/03/2', '04/03/2026', '4/3/2026', '2026-03-04', '2026-']);
});

it('a form keeps no date or a readable one', () => {
  expect(['', '2026-03-04', '31/02/2026', '4/3'].map(isFecha)).toEqual([true, true, false, false]);
});
