import { expect, it } from 'vitest';
import { formatCambio, formatCantidad, formatValor } from './formato';

it.each([
  ['1050.5', '1.050,50'],
  ['123456789012.1234567891', '123.456.789.012,12'],
  ['41.2575', '41,2575'],
  ['0.00095238', '0,00095238'],
  ['1', '1,00'],
])('writes the rate %s as %s', (valor, text) => expect(formatValor(valor)).toBe(text));

it.each([
  ['1500.5', 'USD', '1.500,50 USD'],
  ['0.12345678', 'BTC', '0,12345678 BTC'],
  ['39000', 'CLP', '39.000 CLP'],
  // A number with more digits than a double holds.
  ['9007199254740993.07', 'ARS', '9.007.199.254.740.993,07 ARS'],
])('writes %s %s as %s', (monto, moneda, text) => expect(formatCantidad(monto, moneda)).toBe(text));

it('writes a change with its sign', () => {
  expect([formatCambio('1000', '1032.5'), formatCambio('100', '95'), formatCambio(2, 2)]).toEqual([
    '+ 3,25 %',
    '− 5,00 %',
    '0,00 %',
  ]);
});
