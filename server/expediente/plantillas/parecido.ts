import { withoutAccents } from '../../vocabulario/without-accents.js';

/** The name in `names` that a person may have meant. Null when none is similar. */
export function parecidoA(name: string, names: readonly string[]): string | null {
  const asked = withoutAccents(name);
  const near = names
    .map((other) => ({ other, far: distance(asked, withoutAccents(other)) }))
    .toSorted((a, b) => a.far - b.far)[0];
  return near && near.far <= Math.max(1, Math.floor(name.length / 3)) ? near.other : null;
}

/** The number of letters that are added, removed or changed between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
