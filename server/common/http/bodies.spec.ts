import { expect, it } from 'vitest';
import { isWithin } from './bodies.js';

it.each([
  ['{}', 1],
  ['[1,2,3]', 3],
  ['{"a":{"b":[1,{}]},"c":null}', 6],
  ['"a,b[c]{d}"', 0],
  ['{"a\\",[":"\\\\",",":"[{"}', 2],
  ['"\\\\\\"', 0],
  ['"', 0],
])('counts the values of %s outside of texts', (text, values) => {
  expect(isWithin(text, values)).toBe(true);
  expect(isWithin(text, values - 1)).toBe(false);
});

it('counts levels', () => {
  expect(isWithin('['.repeat(32) + ']'.repeat(32), 100)).toBe(true);
  expect(isWithin('['.repeat(33), 100)).toBe(false);
  expect(isWithin('[],'.repeat(40), 100)).toBe(true);
});
