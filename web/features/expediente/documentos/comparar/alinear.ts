/** A page of a version, prepared for the comparison with the pages of another version. */
export interface Pagina {
  /** The text in one line. Empty for a page without text, such as a scanned page. */
  texto: string;
  /** Identifies the page: its text, or a fingerprint of its picture. Empty until it is known. */
  huella: string;
}

/** The positions of two pages that belong together. Null where a version has no such page. */
export type Lugares = readonly [anterior: number | null, posterior: number | null];

/** Pages that share a smaller part of their words are different pages. */
const PARECIDAS = 0.4;
/** Above this number of pairs of pages, only equal pages are found: comparing the words would take seconds. */
const MUCHAS = 40_000;

/** Aligns the pages of two versions: first equal pages, then similar pages, then the remaining pages. */
export function alinear(anterior: readonly Pagina[], posterior: readonly Pagina[]): Lugares[] {
  const shorter = Math.min(anterior.length, posterior.length);
  let head = 0;
  while (head < shorter && isSame(anterior[head], posterior[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(anterior.at(-1 - tail), posterior.at(-1 - tail))) tail += 1;
  const middle = alinearResto(
    anterior.slice(head, anterior.length - tail),
    posterior.slice(head, posterior.length - tail),
  );
  return [
    ...Array.from({ length: head }, (_, i): Lugares => [i, i]),
    ...middle.map(([a, b]): Lugares => [a === null ? null : a + head, b === null ? null : b + head]),
    ...Array.from({ length: tail }, (_, i): Lugares => [anterior.length - tail + i, posterior.length - tail + i]),
  ];
}

const isSame = (uno: Pagina | undefined, otro: Pagina | undefined) =>
  Boolean(uno?.huella) && uno?.huella === otro?.huella;

/** Finds a longest common subsequence in which similar pages count too, each by its likeness. */
function alinearResto(anterior: readonly Pagina[], posterior: readonly Pagina[]): Lugares[] {
  const [n, m] = [anterior.length, posterior.length];
  const likeness = likenessOf(anterior, posterior);
  const weights = anterior.map((_, i) => posterior.map((__, j) => likeness(i, j)));
  // best[i][j] is the highest sum of likeness for the pages from i and from j on.
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const together = (i: number, j: number) => (weights[i]?.[j] ?? 0) + at(i + 1, j + 1);
  for (let i = n - 1; i >= 0; i -= 1) {
    const row = best[i] as Float64Array;
    for (let j = m - 1; j >= 0; j -= 1) row[j] = Math.max(together(i, j), at(i + 1, j), at(i, j + 1));
  }
  const lugares: Lugares[] = [];
  let [i, j] = [0, 0];
  while (i < n || j < m) {
    if (i < n && j < m && at(i, j) === together(i, j)) lugares.push([i++, j++]);
    else if (i < n && (j === m || at(i, j) === at(i + 1, j))) lugares.push([i++, null]);
    else lugares.push([null, j++]);
  }
  return lugares;
}

/**
 * The likeness of two pages: 1 for equal pages. Different pages have a tiny likeness, so that the remaining pages are
 * paired in their order.
 */
function likenessOf(anterior: readonly Pagina[], posterior: readonly Pagina[]): (i: number, j: number) => number {
  const isShort = anterior.length * posterior.length <= MUCHAS;
  const wordsOf = ({ texto }: Pagina) => new Set(isShort && texto ? texto.split(' ') : []);
  const [unas, otras] = [anterior.map(wordsOf), posterior.map(wordsOf)];
  return (i, j) => {
    if (isSame(anterior[i], posterior[j])) return 1;
    const [una, otra] = [unas[i] ?? new Set(), otras[j] ?? new Set()];
    const shared = [...una].filter((word) => otra.has(word)).length;
    const likeness = shared > 0 ? (2 * shared) / (una.size + otra.size) : 0;
    return likeness >= PARECIDAS ? likeness : 1e-6;
  };
}
