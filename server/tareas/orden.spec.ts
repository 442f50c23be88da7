import { describe, expect, it } from 'vitest';
import { withBefore } from './orden.service.js';

describe('a list in which one stands in front of another', () => {
  it.each([
    ['d', 'b', 'adbc'],
    ['a', 'c', 'bacd'],
    ['c', 'a', 'cabd'],
    ['b', 'c', 'abcd'],
    ['b', 'b', 'abcd'],
  ])('%s before %s', (id, before, expected) => {
    expect(withBefore([...'abcd'], id, before).join('')).toBe(expected);
  });

  it('has to have both', () => {
    expect(() => withBefore(['a'], 'a', 'b')).toThrow('No se encontró la tarea.');
    expect(() => withBefore(['a'], 'b', 'a')).toThrow('No se encontró la tarea.');
  });
});
