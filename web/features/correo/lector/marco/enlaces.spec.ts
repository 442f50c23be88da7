import { expect, it } from 'vitest';
import { enganoDe } from './enlaces';

it.each([
  ['https://banco.com', 'https://malo.test/x', { dice: 'banco.com', lleva: 'malo.test' }],
  ['Entre en https://www.banco.com/clave ya', 'https://malo.test', { dice: 'banco.com', lleva: 'malo.test' }],
  ['banco.com/ingresar', 'https://banco.com.malo.test', { dice: 'banco.com', lleva: 'banco.com.malo.test' }],
  ['https://banco.com@malo.test', 'https://banco.com@malo.test', { dice: 'banco.com', lleva: 'malo.test' }],
  ['ba\u200bnco.com', 'http://malo.test', { dice: 'banco.com', lleva: 'malo.test' }],
  ['www.banco.com', 'https://banco.com/', null],
  ['banco.com', 'https://correo.banco.com/t/1', null],
  ['Ver la factura', 'https://malo.test', null],
  ['escritura.pdf', 'https://archivos.test/1', null],
  ['ana@banco.com', 'mailto:ana@banco.com', null],
])('a link that says «%s» and leads to %s', (textContent, href, engano) => {
  expect(enganoDe({ textContent, href })).toEqual(engano);
});
