/** The most etiquetas of a carpeta. */
export const MAX_ETIQUETAS = 20;

/** The key by which etiquetas are compared. Letter case does not matter. Accents do: Núñez and Nunez are two names. */
const keyOf = (etiqueta: string) => etiqueta.toLowerCase();

/**
 * The new etiquetas of a carpeta. Its present etiquetas stay as they are. New ones come once, in the office's spelling.
 * @param present the present etiquetas of the carpeta
 * @param known the etiquetas in use, the preferred spellings first
 */
export function asSpelled(
  etiquetas: readonly string[],
  present: readonly string[],
  known: readonly string[],
): string[] {
  const asTheyAre = new Set([...present, ...known]);
  const spelling = new Map(known.toReversed().map((etiqueta) => [keyOf(etiqueta), etiqueta]));
  const kept = etiquetas.filter((each) => present.includes(each));
  const used = new Set(kept.map(keyOf));
  return etiquetas
    .filter((each) => kept.includes(each) || used.size < used.add(keyOf(each)).size)
    .map((each) => (asTheyAre.has(each) ? each : (spelling.get(keyOf(each)) ?? each)));
}

/** The etiquetas of a carpeta after additions and removals. */
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

/** An etiqueta that is to be both added and removed; undefined without one. */
export function contraryEtiqueta(agregar: readonly string[], quitar: readonly string[]): string | undefined {
  const added = new Set(agregar.map(keyOf));
  return quitar.find((etiqueta) => added.has(keyOf(etiqueta)));
}
