/** The most things that the server changes in one call. */
export const MOST = 500;

/** Splits things into parts, each small enough for one call. */
export const enPartes = <Thing>(things: readonly Thing[], most = MOST): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, n) => things.slice(n * most, (n + 1) * most));
