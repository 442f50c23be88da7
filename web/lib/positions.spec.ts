import { describe, expect, it } from 'vitest';
import { positionBetween, renumbered } from './positions';

describe('the position between two neighbours', () => {
  it.each([
    ['alone', null, null, 65_536],
    ['first', null, 65_536, 32_768],
    ['last', 131_072, null, 196_608],
    ['in the middle', 65_536, 131_072, 98_304],
    ['in the last gap that is left', 4, 6, 5],
  ])('%s', (_, previous, next, expected) => {
    expect(positionBetween(previous, next)).toBe(expected);
  });

  it.each([
    ['half a step is none', 3, 4],
    ['equal neighbours leave none', 7, 7],
    ['neighbours the wrong way round', 9, 3],
    ['before one', null, 1],
    ['before zero', null, 0],
    ['beyond the limit', 65_536 * 500 - 1, null],
    ['between two beyond the limit', 65_536 * 500, 65_536 * 501],
  ])('does not exist: %s', (_, previous, next) => {
    expect(positionBetween(previous, next)).toBeNull();
  });
});

describe('a list that is numbered anew', () => {
  it('has the usual steps', () => {
    expect(renumbered(3)).toEqual([65_536, 131_072, 196_608]);
    expect(renumbered(0)).toEqual([]);
  });

  it.each([1, 250, 500, 2000, 100_000])('of %i takes one more at either end', (count) => {
    const positions = renumbered(count);
    expect(positions.every((position, index) => position > (positions[index - 1] ?? 0))).toBe(true);
    expect(positionBetween(null, positions[0] ?? null)).not.toBeNull();
    expect(positionBetween(positions.at(-1) ?? null, null)).not.toBeNull();
  });
});
