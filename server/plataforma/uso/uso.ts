/** The kinds of use that are counted. Some have more detail in `uso_diario.detalle`. */
const USOS = {
  /** Stretches of work, by device. */
  sesiones: 'sesiones',
  /** Stretches of work, by browser. */
  navegadores: 'navegadores',
  /** People who used the product in a day, each once. */
  personas: 'personas',
  /** Pages opened, by device. */
  paginas: 'paginas',
  /** Pages opened, by section of the menu. */
  secciones: 'secciones',
  busquedas: 'busquedas',
  documentosVistos: 'documentosVistos',
  documentosCreados: 'documentosCreados',
} as const;
export type Que = keyof typeof USOS;

/** The facts of the audit that count as a use. */
export const USOS_DE_HECHOS: Readonly<Record<string, Que>> = {
  'documento.visto': 'documentosVistos',
  'documento.descargado': 'documentosVistos',
  'documentos.descargados': 'documentosVistos',
  'archivo.visto': 'documentosVistos',
  'archivo.descargado': 'documentosVistos',
  'archivos.descargados': 'documentosVistos',
  'documento.subido': 'documentosCreados',
  'documento.versionado': 'documentosCreados',
  'archivo.subido': 'documentosCreados',
  'archivo.versionado': 'documentosCreados',
};

/** The number of documents of a fact. The fact of a ZIP names all chosen documents. */
export const documentosDe = ({ nombres }: Record<string, unknown> = {}): number =>
  Array.isArray(nombres) ? nombres.length : 1;

export interface Uso {
  cuentaId: string;
  que: Que;
  detalle?: string;
  en: Date;
  /** Only for `personas`. The id becomes a hash, and is not stored. */
  usuarioId?: string;
}

/** The counts of an hour, to be written. */
export interface Conteo {
  cuentaId: string;
  que: Que;
  detalle: string;
  /** The beginning of a quarter of an hour, in ISO 8601. Time zones differ from UTC by quarters. */
  en: string;
  cantidad: number;
}

const QUARTER_MS = 15 * 60_000;

/** Adds up uses that share a count. */
export function counted(usos: readonly Uso[]): Conteo[] {
  const conteos = new Map<string, Conteo>();
  for (const { cuentaId, que, detalle = '', en } of usos) {
    const quarter = new Date(Math.floor(en.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();
    const key = JSON.stringify([cuentaId, que, detalle, quarter]);
    const conteo = conteos.get(key) ?? { cuentaId, que, detalle, en: quarter, cantidad: 0 };
    conteo.cantidad += 1;
    conteos.set(key, conteo);
  }
  return [...conteos.values()];
}
