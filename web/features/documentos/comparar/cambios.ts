/**
 * What is known of a page of two versions. Without text on one side, as in a scanned page, they cannot be compared.
 */
export type Cambio = 'igual' | 'cambia' | 'sin-texto' | 'solo-anterior' | 'solo-posterior';

/** Compares the pages of two versions by their texts, each with the one of the same number. */
export function cambiosDe(anterior: readonly string[], posterior: readonly string[]): Cambio[] {
  return Array.from({ length: Math.max(anterior.length, posterior.length) }, (_, i) => {
    const [uno, otro] = [anterior[i], posterior[i]];
    if (otro === undefined) return 'solo-anterior';
    if (uno === undefined) return 'solo-posterior';
    const [antes, ahora] = [plano(uno), plano(otro)];
    if (!antes || !ahora) return 'sin-texto';
    return antes === ahora ? 'igual' : 'cambia';
  });
}

/** A text in one line: where lines end is no change. */
export const plano = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const isCambio = (cambio: Cambio) => cambio !== 'igual' && cambio !== 'sin-texto';

/** The number of the next page that changes after `n`, or before it; undefined if there is none. */
export function cambioDesde(cambios: readonly Cambio[], n: number, paso: 1 | -1): number | undefined {
  const pages = cambios.flatMap((cambio, i) => (isCambio(cambio) ? [i + 1] : []));
  return paso === 1 ? pages.find((page) => page > n) : pages.findLast((page) => page < n);
}

/** What is said of one page: «Página 2 de 5: cambia». @param ns the numbers of the two versions */
export function paginaTexto(
  cambio: Cambio | undefined,
  n: number,
  total: number,
  ns: readonly [number, number],
): string {
  const textos: Record<Cambio, string> = {
    igual: 'mismo texto',
    cambia: 'cambia',
    'sin-texto': 'sin texto que comparar',
    'solo-anterior': `solo está en la versión ${ns[0]}`,
    'solo-posterior': `solo está en la versión ${ns[1]}`,
  };
  const pagina = `Página ${n} de ${total}`;
  return cambio ? `${pagina}: ${textos[cambio]}` : pagina;
}

/** What is said of all pages. */
export function resumenTexto(cambios: readonly Cambio[]): string {
  const distintas = cambios.filter(isCambio).length;
  const sinTexto = cambios.filter((cambio) => cambio === 'sin-texto').length;
  if (sinTexto === cambios.length) return 'No hay texto que comparar: compárelas a la vista.';
  const resto = sinTexto > 0 ? ` ${sinTexto} sin texto que comparar.` : '';
  if (distintas === 0) return `El texto es el mismo.${resto}`;
  if (cambios.length === 1) return 'El texto cambia.';
  return `${distintas === 1 ? 'Cambia 1 página' : `Cambian ${distintas} páginas`} de ${cambios.length}.${resto}`;
}
