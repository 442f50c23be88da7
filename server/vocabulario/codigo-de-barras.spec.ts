import { expect, it } from 'vitest';
import { codigosIguales, dudaDeCodigo, problemaDeCodigo } from './codigo-de-barras.js';

it.each(['', '7791234567898', '4006381333931', '036000291452', '96385074', '10012345678902', 'ABC-123', 'Hoja 12'])(
  'the barcode %j is accepted',
  (codigo) => {
    expect([problemaDeCodigo(codigo), dudaDeCodigo(codigo)]).toEqual([null, null]);
  },
);

it.each([
  ['7791234567890', /último dígito/],
  ['036000291453', /último dígito/],
  ['12345', /13 dígitos/],
])('the barcode %j is accepted with a doubt', (codigo, duda) => {
  expect(dudaDeCodigo(codigo)).toMatch(duda);
  expect(problemaDeCodigo(codigo)).toBeNull();
});

it('a barcode that no scanner reads is refused', () => {
  expect(problemaDeCodigo('código')).toMatch(/acentos/);
});

it('a UPC-A equals an EAN-13 with a zero before it', () => {
  expect(codigosIguales('036000291452')).toEqual(['036000291452', '0036000291452']);
  expect(codigosIguales('0036000291452')).toEqual(['0036000291452', '036000291452']);
  expect(codigosIguales('7791234567898')).toEqual(['7791234567898']);
});
