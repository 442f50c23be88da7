import { expect, it } from 'vitest';
import { masked, withoutContents } from './errores.js';

it.each([
  ['ana@ejemplo.test', 'a…@ejemplo.test'],
  ['ñandú@ejemplo.test', 'ñ…@ejemplo.test'],
  ['"a@b"@ejemplo.test', '"…@ejemplo.test'],
  ['sin arroba', '…'],
])('of the address %s it shows %s', (email, shown) => {
  expect(masked(email)).toBe(shown);
});

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['550 <ana.paz@ejemplo.test>: unknown', '550 <a…@ejemplo.test>: unknown'],
  ['violates unique constraint "carpetas_pkey"', 'violates unique constraint "carpetas_pkey"'],
  ['Unexpected token in "Sucesión de Ana Paz"', 'Unexpected token in "…"'],
  ['No se pudo leer «Poder de Ana.pdf»\n    at leer (a.ts:1)', 'No se pudo leer «…»'],
  ['', ''],
])('of the error %j it keeps %j', (message, kept) => {
  expect(withoutContents(message)).toBe(kept);
});

it('cuts a long message', () => {
  expect(withoutContents('x'.repeat(400))).toBe(`${'x'.repeat(299)}…`);
});
