import { DiscoveryService } from '@nestjs/core';
import { wordsOf } from '../../common/input/search-words.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';

/** Why a search found a carpeta whose row does not show the words. */
export const TIPOS_DE_COINCIDENCIA = ['parte', 'documento', 'etiqueta', 'inmueble'] as const;

export interface Coincidencia {
  tipo: (typeof TIPOS_DE_COINCIDENCIA)[number];
  texto: string;
}

/** A text of what is in a carpeta. */
export interface TextoHallable extends Coincidencia {
  /** Whether it has a word, which is written without accents. */
  has(word: string): boolean;
}

/** A domain's things in carpetas, in whose texts the search of carpetas looks. */
export interface CoincidenciasSource {
  /** The texts in which one of the words may be, by carpeta. */
  find(buscar: string, ids: readonly string[]): Promise<Map<string, TextoHallable[]>>;
}

/** Makes a provider of any module a source; `orden` is its place among them. */
export const CoincidenciasOf = DiscoveryService.createDecorator<{ orden: number }>();

interface Fila {
  codigo: string | null;
  caratula: string;
  tipoActoNombre: string;
  etiquetas: readonly string[];
}

/**
 * Says where the words are that the row of a carpeta does not show: in what is in it, or in its etiquetas. Null when the
 * row shows all of them, or when only their stems are in it.
 */
export function coincidenciaOf(
  buscar: string,
  { codigo, caratula, tipoActoNombre, etiquetas }: Fila,
  textos: readonly TextoHallable[],
): Coincidencia | null {
  // The row shows the first of its etiquetas.
  const shown = withoutAccents([codigo, caratula, tipoActoNombre, etiquetas[0]].join(' '));
  const words = wordsOf(buscar).map(withoutAccents);
  const hidden = words.filter((word) => !shown.includes(word));
  const own = etiquetas.map((texto) => ({ tipo: 'etiqueta' as const, texto, has: hasWord(texto) }));
  const found = [...textos, ...own].map(({ tipo, texto, has }) => ({ tipo, texto, words: hidden.filter(has).length }));
  // What has most of the words, and of equals the first.
  const [best] = found.toSorted((one, other) => other.words - one.words);
  return best && best.words > 0 ? { tipo: best.tipo, texto: best.texto } : null;
}

/** Whether a text has a word that is written without accents. */
export const hasWord =
  (text: string | null) =>
  (word: string): boolean =>
    text !== null && withoutAccents(text).includes(word);
