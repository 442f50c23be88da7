/** The gap between neighbours. It is so large that most moves send only one card. The server keeps integers. */
const step = 65_536;

/** A list whose positions reach this limit is renumbered. */
const limit = step * 500;

/**
 * The position between two neighbours. `null` stands for no neighbour at that side. Returns null when there is no room
 * left; then the whole list takes the positions of {@link renumbered}.
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
 * Positions for a whole list, in its order. A long list has smaller gaps, so that there is room at its end. The gap is
 * a power of two, so it can be halved many times.
 */
export function renumbered(count: number): number[] {
  const closest = 2 ** Math.floor(Math.log2(limit / 2 / Math.max(count, 1)));
  const gap = Math.min(step, closest);
  return Array.from({ length: count }, (_, index) => (index + 1) * gap);
}
