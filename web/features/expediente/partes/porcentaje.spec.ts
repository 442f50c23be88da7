import { expect, it } from 'vitest';
import { formatPorcentaje, isPorcentaje, leerPorcentaje } from './porcentaje';

it.each([
  ['50.00', '50 %'],
  ['33.30', '33,3 %'],
  ['12.25', '12,25 %'],
  ['100', '100 %'],
])('the share %s is shown as %s', (porcentaje, text) => {
  expect(formatPorcentaje(porcentaje).replace(/\s/g, ' ')).toBe(text);
});

it.each([
  ['', true],
  ['33,33', true],
  ['100', true],
  ['50 %', true],
  ['0', false],
  ['100,01', false],
  ['33,333', false],
  ['mitad', false],
])('%j is a share: %s', (text, isOne) => {
  expect(isPorcentaje(text)).toBe(isOne);
});

it('a share is sent with a point', () => {
  expect(leerPorcentaje(' 33,33 % ')).toBe('33.33');
  expect(leerPorcentaje(' ')).toBeNull();
});
