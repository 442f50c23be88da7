import { expect, it } from 'vitest';
import { readHecho } from './hecho-filter.js';

it('reads a fact and its days from a filter', () => {
  expect(readHecho('nueva_2026-11-23_2026-11-29')).toEqual({
    hecho: 'nueva',
    desde: '2026-11-23',
    hasta: '2026-11-29',
  });
});

it.each([
  'nueva',
  'robada_2026-11-23_2026-11-29',
  'nueva_2026-02-31_2026-03-01',
  'nueva_2026-11-23',
  ['nueva_2026-11-23_2026-11-29'],
])('refuses the filter %s', (text) => {
  expect(readHecho(text)).toBeNull();
});
