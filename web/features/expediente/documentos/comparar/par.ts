/** Adds a version to the comparison, or removes it. When a third version is chosen, the first leaves. */
export const elegir = (elegidas: readonly number[], n: number): number[] =>
  elegidas.includes(n) ? elegidas.filter((one) => one !== n) : [...elegidas, n].slice(-2);

/** Two versions, the earlier one first. Undefined unless there are two different versions. */
export function parDe([uno, otro]: readonly (number | null | undefined)[]): [number, number] | undefined {
  if (uno == null || otro == null || uno === otro) return undefined;
  return uno < otro ? [uno, otro] : [otro, uno];
}
