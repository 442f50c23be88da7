import { withoutAccents } from '../../vocabulario/without-accents.js';
import type { TipoInstrumento } from './tipos-instrumento.js';

/** An instrumento as people name it: «escritura 26», «esc. n.º 26/2026», «acta 4 de 2025», or only its number. */
export interface InstrumentoEscrito {
  /** Null when only the number is written. */
  tipo: TipoInstrumento | null;
  numero: number;
  anio: number | null;
}

const TIPOS: Readonly<Record<string, TipoInstrumento>> = { e: 'escritura', a: 'acta', c: 'certificacion' };

const WRITTEN =
  /^(?:(?<tipo>escritura|escr?\.?|acta|certificacion|cert\.?)\s*)?(?:(?:n|nro|num|numero)?[.º°]*\s*)(?<numero>\d{1,6})(?:\s*(?:[/-]|\s+del?\s+|\s)\s*(?<anio>\d{4}))?$/;

/** The instrumento that a search names; null for other texts. */
export function instrumentoEscrito(text: string): InstrumentoEscrito | null {
  const { tipo, numero, anio } = WRITTEN.exec(withoutAccents(text.trim()))?.groups ?? {};
  if (!numero) return null;
  return { tipo: (tipo && TIPOS[tipo.charAt(0)]) || null, numero: Number(numero), anio: anio ? Number(anio) : null };
}
