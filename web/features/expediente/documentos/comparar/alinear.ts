/** A page of a version, as it is compared with those of another. */
export interface Pagina {
  /** In one line; empty where the page has no text, as a scanned one. */
  texto: string;
  /** What tells it from other pages: its text, or its print. Empty while that is not known. */
  huella: string;
}

/** The positions of two pages that belong together; null where a side has no such page. */
export type Lugares = readonly [anterior: number | null, posterior: number | null];

/** Pages that share fewer of their words are different pages. */
const PARECIDAS = 0.4;
/** More pairs of pages than these are only tested for being the same: comparing their words would take seconds. */
const MUCHAS = 40_000;

/** Puts the pages of two versions beside each other: the same ones first, then similar ones, then what is left. */
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

/** A longest common subsequence where similar pages count too, each by how similar it is. */
function alinearResto(anterior: readonly Pagina[], posterior: readonly Pagina[]): Lugares[] {
  const [n, m] = [anterior.length, posterior.length];
  const likeness = likenessOf(anterior, posterior);
  const weights = anterior.map((_, i) => posterior.map((__, j) => likeness(i, j)));
  // best[i][j] is the most that the pages from i and from j on can have in common.
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

/** How alike two pages are: 1 for the same. Any two are a little, so that what is left is paired in its order. */
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
