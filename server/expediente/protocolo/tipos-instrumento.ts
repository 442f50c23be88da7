/** What a notary numbers. Each has a series of its own in each registro and year. */
export const TIPOS_INSTRUMENTO = ['escritura', 'acta', 'certificacion'] as const;
export type TipoInstrumento = (typeof TIPOS_INSTRUMENTO)[number];

/** The books whose folios are counted: escrituras and actas share one. */
export const LIBROS = ['protocolo', 'certificaciones'] as const;
export type Libro = (typeof LIBROS)[number];

/** An instrumento that went wrong is errose: it keeps its number and its folios. */
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

/** What an acto usually is. @param clave that of the catalogue; null for the cuenta's own actos */
export function tipoUsual(clave: string | null): TipoInstrumento {
  return clave === 'acta' || clave === 'certificacion' ? clave : 'escritura';
}

/** «la escritura 41», within a sentence. */
export function instrumentoEnTexto({ tipo, numero }: { tipo: TipoInstrumento; numero: number }): string {
  return `${tipo === 'acta' ? 'el' : 'la'} ${TIPO_INSTRUMENTO_NOMBRE[tipo].toLowerCase()} ${numero}`;
}
