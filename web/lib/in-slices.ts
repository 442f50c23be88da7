/** Milliseconds of a slice. It is so short that people notice no delay when they use the page meanwhile. */
const SLICE = 20;

/**
 * Processes many things, with pauses in which the page responds. The first slice runs at once.
 * @param onSlice takes the results of each slice; false ends the work
 */
export async function inSlices<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Result,
  onSlice: (results: Result[]) => boolean,
): Promise<void> {
  let results: Result[] = [];
  let until = performance.now() + SLICE;
  for (const thing of things) {
    if (performance.now() > until) {
      if (!onSlice(results)) return;
      results = [];
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE;
    }
    results.push(work(thing));
  }
  if (results.length > 0) onSlice(results);
}
