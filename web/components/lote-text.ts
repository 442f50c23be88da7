/** A thing that was not changed, and why. */
interface Rechazado {
  /** The name of the thing; null when the thing was not found. */
  nombre: string | null;
  message: string;
}

/**
 * The outcome of a change of several things: «3 documentos se movieron a «Títulos». 1 no cambió. «c.pdf»: El documento
 * está en la papelera.»
 * @param said the text for one thing and the text for several, with % for their number
 */
export function loteText(
  changed: number,
  [singular, plural]: [string, string],
  rechazados: readonly Rechazado[],
): string {
  const done = changed === 1 ? singular : plural.replace('%', String(changed));
  const [first, ...others] = rechazados;
  if (!first) return done;
  const what = first.nombre ? `«${first.nombre}»: ${first.message}` : first.message;
  const refused = others.length === 0 ? '1 no cambió' : `${rechazados.length} no cambiaron`;
  return [changed > 0 && `${done}.`, `${refused}. ${what}`].filter(Boolean).join(' ');
}
