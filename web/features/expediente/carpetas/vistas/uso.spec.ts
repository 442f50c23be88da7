import { beforeEach, expect, it } from 'vitest';
import { enOrdenDeUso, markUsada, readUsadas } from './uso';

beforeEach(() => localStorage.clear());
const vistas = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const order = (usadas: string[], nuevas: string[] = []) =>
  enOrdenDeUso(vistas, { usadas, nuevas })
    .map(({ id }) => id)
    .join('');

it('new views come first, then used ones, each group in its order', () => {
  expect([order([]), order(['e', 'c']), order(['c'], ['e']), order(['gone'])]).toEqual([
    ...['abcde', 'ceabd', 'ecabd', 'abcde'],
  ]);
});

it('the last opened views are kept for a person in a cuenta, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) markUsada('ana/1', id);
  expect(readUsadas('ana/1')).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(readUsadas('ana/2')).toEqual([]);
});
