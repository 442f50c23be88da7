/** What is left between neighbours, so that most moves send one card only (spec §9, integers as the server keeps them). */
const step = 65_536;

/** From here on a list is numbered anew. */
const limit = step * 500;

/**
 * The position between two neighbours; `null` stands for no neighbour at that side. Null when there is no room left:
 * then the whole list takes the positions of {@link renumbered}.
 */
export function positionBetween(previous: number | null, next: number | null): number | null {
  const position = between(previous, next);
  const isBetween = position > (previous ?? 0) && (next === null || position < next);
  return Number.isInteger(position) && isBetween && position < limit ? position : null;
}

function between(previous: number | null, next: number | null): number {
  if (next === null) return (previous ?? 0) + step;
  return previous === null ? next / 2 : (previous + next) / 2;
}

/**
 * Positions for a whole list in its order. A long list is numbered closer, so that its end keeps room for more; always
 * by a power of two, which can be halved again and again.
 */
export function renumbered(count: number): number[] {
  const closest = 2 ** Math.floor(Math.log2(limit / 2 / Math.max(count, 1)));
  const gap = Math.min(step, closest);
  return Array.from({ length: count }, (_, index) => (index + 1) * gap);
}
