import { expect, it } from 'vitest';
import { colocar, ordenTras } from './orden';

const lista = (ids: string) => [...ids].map((id, n) => ({ id, orden: n + 1 }));

it.each([
  ['abc', 'c', 1, 'cab'],
  ['abc', 'a', 3, 'bca'],
  ['abc', 'b', 9, 'acb'],
  ['abc', 'z', 1, 'abc'],
])('in the list %s, %s at the place %i gives %s', (ids, id, orden, after) => {
  expect(colocar(lista(ids), id, orden)).toEqual(lista(after));
});

it.each([
  ['abc', 'abc', 'a', 2, 3],
  ['abc', 'abc', 'c', 0, 1],
  // Somebody added a parte at the front meanwhile.
  ['xabc', 'abc', 'c', 0, 2],
  // Somebody took out the parte before which it was dropped.
  ['ac', 'abc', 'a', 0, 1],
  ['ab', 'abc', 'a', 1, 2],
])('in the list %s, dropped in %s, %s before the index %i gets the place %i', (partes, shown, id, index, orden) => {
  expect(ordenTras(lista(partes), lista(shown), id, index)).toBe(orden);
});
