import { withoutAccents } from '../common/input/search-words.js';

/** How many etiquetas a carpeta can have. */
export const MAX_ETIQUETAS = 20;

const keyOf = withoutAccents;

/**
 * Etiquetas as the office spells them, each once. Case and accents make no other etiqueta.
 * @param known those in use, the ones to prefer first
 */
export function asSpelled(etiquetas: readonly string[], known: readonly string[]): string[] {
  const spelling = new Map(known.toReversed().map((etiqueta) => [keyOf(etiqueta), etiqueta]));
  const exact = new Set(known);
  const spelled = etiquetas.map((each) => (exact.has(each) ? each : (spelling.get(keyOf(each)) ?? each)));
  return etiquetasAfter([], spelled, []);
}

/** The etiquetas of a carpeta after some were added and others removed. Case and accents make no other etiqueta. */
export function etiquetasAfter(
  present: readonly string[],
  agregar: readonly string[],
  quitar: readonly string[],
): string[] {
  const removed = new Set(quitar.map(keyOf));
  const kept = present.filter((etiqueta) => !removed.has(keyOf(etiqueta)));
  const known = new Set(kept.map(keyOf));
  return [...kept, ...agregar.filter((etiqueta) => known.size < known.add(keyOf(etiqueta)).size)];
}

/** An etiqueta that is to be added and removed at once, if there is one. */
export function contraryEtiqueta(agregar: readonly string[], quitar: readonly string[]): string | undefined {
  const added = new Set(agregar.map(keyOf));
  return quitar.find((etiqueta) => added.has(keyOf(etiqueta)));
}
