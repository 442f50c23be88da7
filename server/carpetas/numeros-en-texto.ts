/** The number of a carpeta, as people write it in a sentence. */
export interface NumeroNombrado {
  anio: number;
  numero: number;
}

/** «#2026-000123», with the prefix of the cuenta or without. */
const NOMBRADO = /(?<![\p{L}\p{N}])#(?:\p{L}[\p{L}\p{N}./-]{0,11}?)?(\d{4})-(\d{1,6})(?!\d)/gu;
const MAX_NOMBRADOS = 20;

/** The numbers of carpetas that a text names with a «#», each once, at most twenty. */
export function numerosEn(text: string): NumeroNombrado[] {
  const unicos = new Map<string, NumeroNombrado>();
  for (const [, anio, numero] of text.matchAll(NOMBRADO)) {
    const nombrado = { anio: Number(anio), numero: Number(numero) };
    if (unicos.size < MAX_NOMBRADOS) {
      unicos.set(`${nombrado.anio}-${nombrado.numero}`, nombrado);
    }
  }
  return [...unicos.values()];
}
