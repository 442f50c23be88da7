/** The kinds of instrumentos. Each has its own series in each registro notarial and year. */
export const TIPOS_INSTRUMENTO = ['escritura', 'acta', 'certificacion'] as const;
export type TipoInstrumento = (typeof TIPOS_INSTRUMENTO)[number];

/** The books with counted folios. Escrituras and actas share a book. */
export const LIBROS = ['protocolo', 'certificaciones'] as const;
export type Libro = (typeof LIBROS)[number];

/** The states of an instrumento. An errose one failed, and keeps its number and its folios. */
export const ESTADOS_INSTRUMENTO = ['vigente', 'errose'] as const;
export type EstadoInstrumento = (typeof ESTADOS_INSTRUMENTO)[number];

export const TIPO_INSTRUMENTO_NOMBRE: Readonly<Record<TipoInstrumento, string>> = {
  escritura: 'Escritura',
  acta: 'Acta',
  certificacion: 'Certificación',
};

export const LIBRO_NOMBRE: Readonly<Record<Libro, string>> = {
  protocolo: 'Protocolo',
  certificaciones: 'Certificaciones',
};

/** The book of a kind of instrumento. */
export function libroDe(tipo: TipoInstrumento): Libro {
  return tipo === 'certificacion' ? 'certificaciones' : 'protocolo';
}

/**
 * The usual kind of instrumento for an acto. @param clave the clave in the catalogue; null for the office's own actos
 */
export function tipoUsual(clave: string | null): TipoInstrumento {
  return clave === 'acta' || clave === 'certificacion' ? clave : 'escritura';
}

/** An instrumento within a sentence: «la escritura 41». */
export function instrumentoEnTexto({ tipo, numero }: { tipo: TipoInstrumento; numero: number }): string {
  return `${tipo === 'acta' ? 'el' : 'la'} ${TIPO_INSTRUMENTO_NOMBRE[tipo].toLowerCase()} ${numero}`;
}
