import { expect, it } from 'vitest';
import { isLongerName, isSameName } from './mismo-nombre.js';

it.each([
  ['Ana Núñez Paz', 'NUNEZ PAZ, Ana', true],
  ['Ana Núñez Paz', 'Ana Núñez', false],
  ['Banco 1', 'Banco 2', false],
  ['123', ' 123 ', true],
  ['123', '124', false],
  ['???', '???', true],
  ['???', '---', false],
])('%s and %s are the same name: %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
});

it('a longer name has all words of the other', () => {
  expect(isLongerName('Eva María Ruiz', 'Eva Ruiz')).toBe(true);
  expect(isLongerName('Eva Ruiz', 'Ruiz, Eva')).toBe(false);
  expect(isLongerName('', 'Eva Ruiz')).toBe(false);
});
