import { positionBetween, renumbered } from '../../../lib/positions';

interface Placed {
  id: string;
  position: number;
}

/** Sorts by position, and equal positions by id, so that everybody sees the same order. */
export const inOrder = (a: Placed, b: Placed): number => a.position - b.position || (a.id < b.id ? -1 : 1);

/**
 * Puts an item at a place among others. The positions follow the contract with the server.
 * @param others the other items in order
 * @returns the items to store: the item alone, or all items if no number was left between two neighbours
 */
export function placeAt<Item extends Placed>(others: readonly Item[], moved: Item, index: number): Item[] {
  const position = positionBetween(others[index - 1]?.position ?? null, others[index]?.position ?? null);
  if (position !== null) return [{ ...moved, position }];
  const all = others.toSpliced(index, 0, moved);
  const positions = renumbered(all.length);
  return all.map((one, i) => ({ ...one, position: positions[i] as number }));
}

/**
 * Turns a place among the items that a filter shows into a place among all items. The place is right after the shown
 * item before it, or else before the first shown item.
 */
export function realIndex(all: readonly Placed[], shown: readonly Placed[], index: number): number {
  const before = shown[index - 1];
  if (before) return all.findIndex(({ id }) => id === before.id) + 1;
  const after = shown[index];
  return after ? all.findIndex(({ id }) => id === after.id) : all.length;
}
