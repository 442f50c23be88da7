import { wordsOf } from '../../common/input/search-words.js';
import { storedPattern } from '../../vocabulario/documentos-identidad/check-identity-document.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';

/** Why a search found a carpeta whose row does not show the words. */
export const TIPOS_DE_COINCIDENCIA = ['parte', 'documento', 'etiqueta', 'inmueble'] as const;

export interface Coincidencia {
  tipo: (typeof TIPOS_DE_COINCIDENCIA)[number];
  texto: string;
}

/** A persona who takes part in a carpeta, by what a search looks in. */
export interface ParteHallada {
  nombre: string;
  numeroDoc: string | null;
  idFiscal: string | null;
}

/** An inmueble of a carpeta, by what a search looks in. */
export interface InmuebleHallado {
  matricula: string | null;
  nomenclatura: string | null;
  domicilio: string | null;
  registro: string | null;
}

interface Fila {
  codigo: string | null;
  caratula: string;
  tipoActoNombre: string;
  etiquetas: readonly string[];
}

/**
 * Says where the words are that the row of a carpeta does not show: its partes, their documents, its inmuebles, its
 * etiquetas. Null when the row shows all of them, or when only their stems are in it.
 */
export function coincidenciaOf(
  buscar: string,
  { codigo, caratula, tipoActoNombre, etiquetas }: Fila,
  partes: readonly ParteHallada[],
  inmuebles: readonly InmuebleHallado[],
): Coincidencia | null {
  // The row shows the first of its etiquetas.
  const shown = withoutAccents([codigo, caratula, tipoActoNombre, etiquetas[0]].join(' '));
  const words = wordsOf(buscar).map(withoutAccents);
  const hidden = words.filter((word) => !shown.includes(word));
  const has = (text: string | null, word: string) => text !== null && withoutAccents(text).includes(word);
  const count = (matches: (word: string) => boolean) => hidden.filter(matches).length;
  const found: (Coincidencia & { words: number })[] = [
    ...partes.flatMap(({ nombre, numeroDoc, idFiscal }) => [
      { tipo: 'parte' as const, texto: nombre, words: count((word) => has(nombre, word)) },
      ...[numeroDoc, idFiscal].map((numero) => ({
        tipo: 'documento' as const,
        texto: `${numero} (${nombre})`,
        words: count((word) => /\d/.test(word) && has(numero, withoutAccents(storedPattern(word)))),
      })),
    ]),
    ...inmuebles.flatMap(({ matricula, ...others }) =>
      [matricula && `Matrícula ${matricula}`, others.nomenclatura, others.domicilio, others.registro].map((texto) => ({
        tipo: 'inmueble' as const,
        texto: texto ?? '',
        words: count((word) => has(texto, word) || (/\d/.test(word) && bare(texto).includes(bare(word)))),
      })),
    ),
    ...etiquetas.map((etiqueta) => ({
      tipo: 'etiqueta' as const,
      texto: etiqueta,
      words: count((word) => has(etiqueta, word)),
    })),
  ];
  // What has most of the words, and of equals the first.
  const [best] = found.toSorted((one, other) => other.words - one.words);
  return best && best.words > 0 ? { tipo: best.tipo, texto: best.texto } : null;
}

/** A text with nothing but its letters and digits: «12-3456/7» is «1234567». */
const bare = (text: string | null): string => withoutAccents(text ?? '').replace(/[^a-z0-9]/g, '');
