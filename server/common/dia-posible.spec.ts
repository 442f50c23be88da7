import { expect, it } from 'vitest';
import { diaRefusal } from './dia-posible.js';

it.each([
  ['2026-03-10', null],
  ['2026-03-17', 'Ese día todavía no llegó.'],
  ['2026-03-09', 'No puede ser anterior a la firma.'],
  ['2026-03-04', 'No puede ser anterior a la apertura.'],
])('the day %s is answered: %s', (dia, expected) => {
  const [apertura, firma] = [
    { dia: '2026-03-05', que: 'a la apertura' },
    { dia: '2026-03-10', que: 'a la firma' },
  ];
  expect(diaRefusal(dia, '2026-03-16', apertura, firma)).toBe(expected);
  expect(diaRefusal('2000-01-01', '2026-03-16', { dia: null, que: 'a la firma' })).toBeNull();
});
