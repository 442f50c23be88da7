/** How many etiquetas a carpeta can have. */
export const MAX_ETIQUETAS = 20;

const keyOf = (etiqueta: string) => etiqueta.toLocaleLowerCase('es');

/** The etiquetas of a carpeta after some were added and others removed. Upper and lower case are the same. */
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
