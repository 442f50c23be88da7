import { positionBetween, renumbered } from '../../lib/positions';

interface Placed {
  id: string;
  position: number;
}

/** The one order that everybody sees: by position, and equal ones by id. */
export const inOrder = (a: Placed, b: Placed): number => a.position - b.position || (a.id < b.id ? -1 : 1);

/**
 * Puts something at a place among others, as the contract has positions.
 * @param others in order, without it
 * @returns what has to be stored: it alone, or all of them where there was no number left between two neighbours
 */
export function placeAt<Item extends Placed>(others: readonly Item[], moved: Item, index: number): Item[] {
  const position = positionBetween(others[index - 1]?.position ?? null, others[index]?.position ?? null);
  if (position !== null) return [{ ...moved, position }];
  const all = others.toSpliced(index, 0, moved);
  const positions = renumbered(all.length);
  return all.map((one, i) => ({ ...one, position: positions[i] as number }));
}

/**
 * The place among all that answers to a place among those that a filter leaves: right after the one shown before it,
 * or before the first one shown.
 */
export function realIndex(all: readonly Placed[], shown: readonly Placed[], index: number): number {
  const before = shown[index - 1];
  if (before) return all.findIndex(({ id }) => id === before.id) + 1;
  const after = shown[index];
  return after ? all.findIndex(({ id }) => id === after.id) : all.length;
}
