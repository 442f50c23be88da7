/** How many things the server changes in one call. */
export const MOST = 500;

/** Many things in parts that one call can change. */
export const enPartes = <Thing>(things: readonly Thing[], most = MOST): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, n) => things.slice(n * most, (n + 1) * most));
