import { expect, it } from 'vitest';
import { scrollKey } from './page-effects';

const place = (key: string, pathname: string, search = '') => ({ key, pathname, search, hash: '', state: null });

it('tells apart the places of pages that were each the first of a visit, and of one page at two times', () => {
  const keys = [
    place('default', '/carpetas'),
    place('default', '/carpetas', '?pagina=2'),
    place('default', '/personas'),
    place('a1', '/carpetas'),
    place('b2', '/carpetas'),
  ].map(scrollKey);
  expect(new Set(keys).size).toBe(5);
  expect(scrollKey(place('default', '/carpetas'))).toBe(keys[0]);
});
