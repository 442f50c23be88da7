/** How many etiquetas a carpeta can have. */
export const MAX_ETIQUETAS = 20;

/** Case makes no other etiqueta. Accents do: Núñez and Nunez are two names. */
const keyOf = (etiqueta: string) => etiqueta.toLowerCase();

/**
 * Etiquetas of a carpeta: what it had as it was, and what is new once, as the office spells it.
 * @param present what the carpeta had
 * @param known those in use, the ones to prefer first
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

/** The etiquetas of a carpeta after some were added and others removed. */
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
