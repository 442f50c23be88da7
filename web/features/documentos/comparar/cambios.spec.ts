import { expect, it } from 'vitest';
import { cambioDesde, cambiosDe, paginaTexto, resumenTexto } from './cambios';

const antes = ['Uno\nmismo', 'Firma el lunes', '', 'Cuarta'];
const ahora = ['Uno mismo ', 'Firma el martes', 'escaneada', 'Cuarta', 'Quinta'];
const cambios = cambiosDe(antes, ahora);

it('compares page by page, whatever the lines, and says which side has one alone or no text', () => {
  expect(cambios).toEqual(['igual', 'cambia', 'sin-texto', 'igual', 'solo-posterior']);
  expect(cambiosDe(ahora, antes)[4]).toBe('solo-anterior');
});

it('finds the next page that changes, and the previous one', () => {
  expect([1, 2, 5].map((n) => cambioDesde(cambios, n, 1))).toEqual([2, 5, undefined]);
  expect([5, 2, 1].map((n) => cambioDesde(cambios, n, -1))).toEqual([2, undefined, undefined]);
});

it('says it of a page and of all', () => {
  expect(paginaTexto('cambia', 2, 5, [1, 3])).toBe('Página 2 de 5: cambia');
  expect(paginaTexto('solo-posterior', 5, 5, [1, 3])).toBe('Página 5 de 5: solo está en la versión 3');
  expect(paginaTexto(undefined, 1, 1, [1, 3])).toBe('Página 1 de 1');
  expect(resumenTexto(cambios)).toBe('Cambian 2 páginas de 5. 1 sin texto que comparar.');
  expect(resumenTexto(['igual', 'cambia'])).toBe('Cambia 1 página de 2.');
  expect(resumenTexto(['igual'])).toBe('El texto es el mismo.');
  expect(resumenTexto(['cambia'])).toBe('El texto cambia.');
  expect(resumenTexto(['sin-texto'])).toBe('No hay texto que comparar: compárelas a la vista.');
});
