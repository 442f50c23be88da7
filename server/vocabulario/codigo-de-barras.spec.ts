import { expect, it } from 'vitest';
import { codigosIguales, dudaDeCodigo, problemaDeCodigo } from './codigo-de-barras.js';

it.each(['', '7791234567898', '4006381333931', '036000291452', '96385074', '10012345678902', 'ABC-123', 'Hoja 12'])(
  'takes %j',
  (codigo) => {
    expect([problemaDeCodigo(codigo), dudaDeCodigo(codigo)]).toEqual([null, null]);
  },
);

it.each([
  ['7791234567890', /último dígito/],
  ['036000291453', /último dígito/],
  ['12345', /13 dígitos/],
])('doubts %j, and takes it', (codigo, duda) => {
  expect(dudaDeCodigo(codigo)).toMatch(duda);
  expect(problemaDeCodigo(codigo)).toBeNull();
});

it('refuses what no scanner reads', () => {
  expect(problemaDeCodigo('código')).toMatch(/acentos/);
});

it('knows that an UPC-A is an EAN-13 with a zero', () => {
  expect(codigosIguales('036000291452')).toEqual(['036000291452', '0036000291452']);
  expect(codigosIguales('0036000291452')).toEqual(['0036000291452', '036000291452']);
  expect(codigosIguales('7791234567898')).toEqual(['7791234567898']);
});
