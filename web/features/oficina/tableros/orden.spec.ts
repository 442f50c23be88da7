import { describe, expect, it } from 'vitest';
import { inOrder, placeAt, realIndex } from './orden';

const at = (...positions: number[]) => positions.map((position, index) => ({ id: `${index}`, position }));
const moved = { id: 'x', position: 1 };

describe('the position of a card', () => {
  it('is half of the first, the average between two, or a step after the last', () => {
    const others = at(65_536, 131_072);
    expect(placeAt(others, moved, 0)).toEqual([{ id: 'x', position: 32_768 }]);
    expect(placeAt(others, moved, 1)).toEqual([{ id: 'x', position: 98_304 }]);
    expect(placeAt(others, moved, 2)).toEqual([{ id: 'x', position: 196_608 }]);
    expect(placeAt([], moved, 0)).toEqual([{ id: 'x', position: 65_536 }]);
  });

  it.each([
    ['no integer', at(1), 0],
    ['not between neighbours', at(5, 5), 1],
    ['not between what lies side by side', at(5, 6), 1],
    ['beyond the limit', at(65_536 * 500), 1],
  ])('makes all positions new when it would be %s', (_why, others, index) => {
    const all = placeAt(others, moved, index);
    expect(all.map(({ id }) => id)).toEqual(others.map(({ id }) => id).toSpliced(index, 0, 'x'));
    expect(all.map(({ position }) => position)).toEqual(all.map((_, i) => (i + 1) * 65_536));
  });

  it('is compared by id when it is equal, for everybody alike', () => {
    const cards = [
      { id: 'b', position: 7 },
      { id: 'a', position: 7 },
      { id: 'c', position: 3 },
    ];
    expect(cards.toSorted(inOrder).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(
      cards
        .toReversed()
        .sort(inOrder)
        .map(({ id }) => id),
    ).toEqual(['c', 'a', 'b']);
  });

  it('is beside the neighbour that a filter shows', () => {
    const all = at(1, 2, 3, 4);
    const shown = [all[1], all[3]].filter((one) => one !== undefined);
    expect(realIndex(all, shown, 0)).toBe(1);
    expect(realIndex(all, shown, 1)).toBe(2);
    expect(realIndex(all, shown, 2)).toBe(4);
    expect(realIndex(all, [], 0)).toBe(4);
  });
});
