import { expect, it } from 'vitest';
import { markedTitle } from './marked-title.js';

it.each([
  ['Llamar al registro', 'registro', 'Llamar al <mark>registro</mark>'],
  ['Llamar al registro', 'LLAMAR', '<mark>Llamar</mark> al registro'],
  ['Inscripción', 'inscripcion', '<mark>Inscripción</mark>'],
  ['Pena de Peña', 'peña', '<mark>Pena</mark> de <mark>Peña</mark>'],
  ['Pedir el informe de dominio', 'informe de', 'Pedir el <mark>informe de</mark> dominio'],
  ['Dominio: pedir informe', 'informe dominio', '<mark>Dominio</mark>: pedir <mark>informe</mark>'],
  ['aaaa', 'aa', '<mark>aaaa</mark>'],
  ['Sin nada', 'otra', 'Sin nada'],
  ['', 'otra', ''],
  ['<b>a</b>', 'b', '&lt;<mark>b</mark>&gt;a&lt;/<mark>b</mark>&gt;'],
  ['a & b', '&', 'a <mark>&amp;</mark> b'],
  ['👍 listo', 'listo', '👍 <mark>listo</mark>'],
  // A search for an accent alone has no letter to find.
  ['Árbol', '\u0301', 'Árbol'],
  ['Árbol alto', '\u0301 alto', 'Árbol <mark>alto</mark>'],
  ['İstanbul', 'stan', 'İ<mark>stan</mark>bul'],
])('%j with %j is %j', (title, query, expected) => {
  expect(markedTitle(title, query)).toBe(expected);
});
