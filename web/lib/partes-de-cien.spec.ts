import { expect, it } from 'vitest';
import { partesDeCien } from './partes-de-cien';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [0, 5],
    [0, 100],
  ],
  [
    [999, 1],
    [100, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('the shares of %j are %j, which add up to 100', (values, expected) => {
  expect(partesDeCien(values)).toEqual(expected);
});
