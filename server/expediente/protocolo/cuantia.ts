const MONTO = new Intl.NumberFormat('es', {
  minimumFractionDigits: 2,
  useGrouping: 'always',
} as Intl.NumberFormatOptions);

/** A sum in words: «ARS 1.500,50». @param cuantia decimal text */
export function cuantiaEnTexto(cuantia: string, moneda: string | null): string {
  // Intl reads the text itself, so that no decimal place is lost.
  return [moneda, MONTO.format(cuantia as unknown as number)].filter(Boolean).join(' ');
}
