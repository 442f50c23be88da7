/** Trims etiquetas and removes empty and repeated ones. The comparison ignores upper and lower case. */
export function cleanEtiquetas(etiquetas: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const etiqueta of etiquetas) {
    const text = etiqueta.normalize('NFC').trim();
    const key = text.toLocaleLowerCase('es');
    if (text && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
