import { describe, expect, it } from 'vitest';
import { withBefore } from './orden.service.js';

describe('withBefore', () => {
  it.each([
    ['d', 'b', 'adbc'],
    ['a', 'c', 'bacd'],
    ['c', 'a', 'cabd'],
    ['b', 'c', 'abcd'],
    ['b', 'b', 'abcd'],
  ])('puts %s before %s', (id, before, expected) => {
    expect(withBefore([...'abcd'], id, before).join('')).toBe(expected);
  });

  it('throws unless both are in the list', () => {
    expect(() => withBefore(['a'], 'a', 'b')).toThrow('No se encontró la tarea.');
    expect(() => withBefore(['a'], 'b', 'a')).toThrow('No se encontró la tarea.');
  });
});
