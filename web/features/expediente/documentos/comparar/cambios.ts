import { enumerar } from '../../../../lib/enumerar';
import { alinear, type Pagina } from './alinear';

/**
 * The result for a page of two versions. If a version has no text there, as in a scanned page, the page cannot be
 * compared.
 */
export type Cambio = 'igual' | 'cambia' | 'sin-texto' | 'quitada' | 'nueva';

/** The pages that are shown at a time: a page of each version, or a single page that the other version lacks. */
export interface Par {
  /** The numbers of the pages. Null where a version has no such page. */
  paginas: readonly [anterior: number | null, posterior: number | null];
  /** Undefined while the change is not known. */
  cambio?: Cambio;
}

/** Compares two versions by the texts of the pages that belong together. */
export function paresDe(anterior: readonly Pagina[], posterior: readonly Pagina[]): Par[] {
  return alinear(anterior, posterior).map(([i, j]) => ({
    paginas: [i === null ? null : i + 1, j === null ? null : j + 1],
    cambio: cambioOf(i === null ? undefined : anterior[i], j === null ? undefined : posterior[j]),
  }));
}

/** The pages paired by their numbers, until their texts are read. */
export const paresPorNumero = (anterior: number, posterior: number): Par[] =>
  Array.from({ length: Math.max(anterior, posterior) }, (_, i) => ({
    paginas: [i < anterior ? i + 1 : null, i < posterior ? i + 1 : null],
  }));

function cambioOf(anterior: Pagina | undefined, posterior: Pagina | undefined): Cambio {
  if (!posterior) return 'quitada';
  if (!anterior) return 'nueva';
  if (!anterior.texto || !posterior.texto) return 'sin-texto';
  return anterior.texto === posterior.texto ? 'igual' : 'cambia';
}

/** A text in one line, because other line breaks are no change. */
export const plano = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const isCambio = ({ cambio }: Par) => cambio === 'cambia' || cambio === 'nueva' || cambio === 'quitada';

/** The index of the next changed pair after the `n`th pair, or before it. Undefined if there is none. */
export function cambioDesde(pares: readonly Par[], n: number, paso: 1 | -1): number | undefined {
  const places = pares.flatMap((par, i) => (isCambio(par) ? [i + 1] : []));
  return paso === 1 ? places.find((place) => place > n) : places.findLast((place) => place < n);
}

const textos = { igual: 'mismo texto', cambia: 'cambia', 'sin-texto': 'sin texto que comparar' };

/** The description of one pair: «Página 3 (antes 2): cambia», «Página nueva: la 3 de la versión 2». */
export function parTexto({ paginas: [antes, ahora], cambio }: Par, ns: readonly [number, number]): string {
  if (cambio === 'quitada') return `Página quitada: la ${antes} de la versión ${ns[0]}`;
  if (cambio === 'nueva') return `Página nueva: la ${ahora} de la versión ${ns[1]}`;
  const moved = antes && ahora && antes !== ahora ? ` (antes ${antes})` : '';
  const pagina = `Página ${ahora ?? antes}${moved}`;
  return cambio ? `${pagina}: ${textos[cambio]}` : pagina;
}

/** The summary of all pages: «2 páginas cambiadas y 1 nueva.» */
export function resumenTexto(pares: readonly Par[]): string {
  const count = (cambio: Cambio) => pares.filter((par) => par.cambio === cambio).length;
  const sinTexto = count('sin-texto');
  if (sinTexto === pares.length) return 'No hay texto que comparar: compárelas a la vista.';
  const resto = sinTexto > 0 ? ` ${sinTexto} sin texto que comparar.` : '';
  if (!pares.some(isCambio)) return `El texto es el mismo.${resto}`;
  if (pares.length === 1) return 'El texto cambia.';
  const counts = [
    [count('cambia'), 'cambiada'],
    [count('nueva'), 'nueva'],
    [count('quitada'), 'quitada'],
  ] as const;
  const parts = counts
    .filter(([one]) => one > 0)
    .map(([one, name], i) => `${one}${i > 0 ? '' : one === 1 ? ' página' : ' páginas'} ${name}${one === 1 ? '' : 's'}`);
  return `${enumerar(parts)}.${resto}`;
}
