/** Chooses a version to compare, or not any more. Of three, the first one chosen is left out. */
export const elegir = (elegidas: readonly number[], n: number): number[] =>
  elegidas.includes(n) ? elegidas.filter((one) => one !== n) : [...elegidas, n].slice(-2);

/** Two versions, the earlier one first; undefined unless there are two different ones. */
export function parDe([uno, otro]: readonly (number | null | undefined)[]): [number, number] | undefined {
  if (uno == null || otro == null || uno === otro) return undefined;
  return uno < otro ? [uno, otro] : [otro, uno];
}
