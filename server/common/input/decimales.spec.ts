import { expect, it } from 'vitest';
import { decimalDe } from './decimales.js';

const money = { decimales: 2, enteros: 12 };

it.each([
  [12, '12'],
  [1234.56, '1234.56'],
  [0.07, '0.07'],
  ['1234.56', '1234.56'],
  ['1234,56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1.234.567', '1234567'],
  ['1.234.567,8', '1234567.8'],
  ['$ 10,50', '10.5'],
  ['21 %', '21'],
  ['007', '7'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['10,00', '10'],
  ['0.250', '0.25'],
  ['', null],
  ['  ', null],
  [null, null],
])('reads %j as %j', (value, valor) => {
  expect(decimalDe(value, money)).toEqual({ valor });
});

it.each([
  ['doce', 'debe ser un número, por ejemplo 1234,50.'],
  ['1,2,3', 'debe ser un número, por ejemplo 1234,50.'],
  ['1e5', 'debe ser un número, por ejemplo 1234,50.'],
  ['0x10', 'debe ser un número, por ejemplo 1234,50.'],
  [Number.NaN, 'debe ser un número, por ejemplo 1234,50.'],
  [-1, 'debe ser 0 o más.'],
  ['-0,5', 'debe ser 0 o más.'],
  ['1.500', 'se puede leer de dos formas: escriba 1500 o 1,500.'],
  ['1,005', 'puede tener hasta 2 decimales.'],
  [1.005, 'puede tener hasta 2 decimales.'],
  [1e12, 'es demasiado grande.'],
])('refuses %j', (value, problema) => {
  expect(decimalDe(value, money)).toEqual({ problema });
});

it('refuses a fraction where a whole number is needed', () => {
  expect(decimalDe('2,5', { decimales: 0, enteros: 9 })).toEqual({ problema: 'debe ser un número entero.' });
});
