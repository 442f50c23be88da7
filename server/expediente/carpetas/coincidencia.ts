import { DiscoveryService } from '@nestjs/core';
import { wordsOf } from '../../common/input/search-words.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';

/** The kinds of texts that can contain words that the row does not show. */
export const TIPOS_DE_COINCIDENCIA = ['parte', 'documento', 'etiqueta', 'inmueble'] as const;

export interface Coincidencia {
  tipo: (typeof TIPOS_DE_COINCIDENCIA)[number];
  texto: string;
}

/** A text of a thing in a carpeta. */
export interface TextoHallable extends Coincidencia {
  /** Whether the text contains a word, which is given without accents. */
  has(word: string): boolean;
}

/** A domain whose texts the search of carpetas looks in. */
export interface CoincidenciasSource {
  /** The texts that may contain one of the words, by carpeta. */
  find(buscar: string, ids: readonly string[]): Promise<Map<string, TextoHallable[]>>;
}

/** Makes a provider of any module a source. `orden` is its place among the sources. */
export const CoincidenciasOf = DiscoveryService.createDecorator<{ orden: number }>();

interface Fila {
  codigo: string | null;
  caratula: string;
  tipoActoNombre: string;
  etiquetas: readonly string[];
}

/**
 * Finds the text that contains the words which the carpeta's row does not show. Null when the row shows all words, or
 * only stems of words matched.
 */
export function coincidenciaOf(
  buscar: string,
  { codigo, caratula, tipoActoNombre, etiquetas }: Fila,
  textos: readonly TextoHallable[],
): Coincidencia | null {
  // The row shows the first etiqueta only.
  const shown = withoutAccents([codigo, caratula, tipoActoNombre, etiquetas[0]].join(' '));
  const words = wordsOf(buscar).map(withoutAccents);
  const hidden = words.filter((word) => !shown.includes(word));
  const own = etiquetas.map((texto) => ({ tipo: 'etiqueta' as const, texto, has: hasWord(texto) }));
  const found = [...textos, ...own].map(({ tipo, texto, has }) => ({ tipo, texto, words: hidden.filter(has).length }));
  // The text with the most words counts; among equals, the first.
  const [best] = found.toSorted((one, other) => other.words - one.words);
  return best && best.words > 0 ? { tipo: best.tipo, texto: best.texto } : null;
}

/** Whether a text contains a word, which is given without accents. */
export const hasWord =
  (text: string | null) =>
  (word: string): boolean =>
    text !== null && withoutAccents(text).includes(word);
