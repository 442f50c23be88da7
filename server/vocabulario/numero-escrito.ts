/** The year and the number of a carpeta. */
export interface NumeroEscrito {
  anio: number;
  numero: number;
}

/** A year and a number as people write them: «2026-46», «2026-000046» or with a prefix. Null for other texts. */
export function numeroEscrito(text: string | undefined): NumeroEscrito | null {
  const [, anio, numero] = /^\D*(\d{4})-(\d{1,6})$/.exec(text?.trim() ?? '') ?? [];
  return anio && numero ? { anio: Number(anio), numero: Number(numero) } : null;
}

/** A number that a text names after `#`, and its position. */
export interface NumeroNombrado extends NumeroEscrito {
  /** The number as the text writes it, with the `#`. */
  text: string;
  index: number;
  /** The prefix; empty when it is left out. */
  prefijo: string;
}

/** The prefix of a cuenta has up to eight of these characters. */
const NOMBRADO = /(?<![\p{L}\p{N}/&#])#([A-Z0-9./-]{0,8}?)(\d{4})-(\d{1,6})(?![\p{L}\p{N}]|[-/]\p{N})/giu;

/** The pattern of {@link NOMBRADO}, also without `#`. */
const ESCRITO =
  /(?<![\p{L}\p{N}/&#.-])#?(?:([A-Z][A-Z0-9./-]{0,7}?))?((?:19|20)\d{2})-(\d{1,6})(?![\p{L}\p{N}]|[-/]\p{N})/giu;

/** The numbers that a text may name, with or without `#`: «Expediente 2026-45». */
export const posiblesNumerosEn = (text: string): NumeroNombrado[] => numerosCon(ESCRITO, text);

/** The numbers that a text names, such as «#2026-46» or «#E-2026-000046», in their order. */
export const numerosEn = (text: string): NumeroNombrado[] => numerosCon(NOMBRADO, text);

function numerosCon(pattern: RegExp, text: string): NumeroNombrado[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: prefijo = '', 2: anio, 3: numero, index }) => ({
    text: whole,
    index,
    prefijo,
    anio: Number(anio),
    numero: Number(numero),
  }));
}

/** A year and a number as a key, equal for all spellings. */
export const claveDeNumero = ({ anio, numero }: NumeroEscrito): string => `${anio}-${numero}`;
