import { expect, it } from 'vitest';
import { elegir, parDe } from './par';

it('keeps the last two chosen versions, the earlier version first', () => {
  expect(elegir([3, 2], 1)).toEqual([2, 1]);
  expect(elegir([3, 2], 3)).toEqual([2]);
  expect(parDe([2, 1])).toEqual([1, 2]);
  expect([parDe([2]), parDe([2, 2]), parDe([null, 2])]).toEqual([undefined, undefined, undefined]);
});
