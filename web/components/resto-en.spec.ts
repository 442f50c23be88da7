import { expect, it } from 'vitest';
import { restoEn } from './resto-en';

it.each([
  ['2026-11-15T09:00:00', 'Se elimina en 12 días', false],
  ['2026-11-06T23:59:00', 'Se elimina en 3 días', true],
  ['2026-11-04T00:10:00', 'Se elimina mañana', true],
  ['2026-11-03T23:30:00', 'Se elimina hoy', true],
  ['2026-11-03T10:00:00', 'Se elimina hoy', true],
])('an item that is deleted at %s says: %s', (seEliminaEn, text, isSoon) => {
  expect(restoEn(seEliminaEn, new Date('2026-11-03T22:00:00'))).toEqual({ text, isSoon });
});
