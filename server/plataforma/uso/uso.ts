/** What the use of the product is counted by. `uso_diario.detalle` says more of some. */
const USOS = {
  /** Stretches of work, by device. */
  sesiones: 'sesiones',
  /** The same, by browser. */
  navegadores: 'navegadores',
  /** People who were there in a day, each once. */
  personas: 'personas',
  /** Pages opened, by device. */
  paginas: 'paginas',
  /** The same, by section of the menu. */
  secciones: 'secciones',
  busquedas: 'busquedas',
  documentosVistos: 'documentosVistos',
  documentosCreados: 'documentosCreados',
} as const;
export type Que = keyof typeof USOS;

/** The facts of the audit that are a use. */
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

/** How many documents a fact is of: that of a ZIP names all that were chosen. */
export const documentosDe = ({ nombres }: Record<string, unknown> = {}): number =>
  Array.isArray(nombres) ? nombres.length : 1;

/** One thing that was done. */
export interface Uso {
  cuentaId: string;
  que: Que;
  detalle?: string;
  en: Date;
  /** For `personas` alone: it becomes a hash, and is kept nowhere. */
  usuarioId?: string;
}

/** Counts of one hour, to be written. */
export interface Cuenta {
  cuentaId: string;
  que: Que;
  detalle: string;
  /** ISO, at the beginning of its quarter of an hour: zones differ from UTC by quarters. */
  en: string;
  cantidad: number;
}

const QUARTER_MS = 15 * 60_000;

/** Adds up uses that are counted as one figure. */
export function counted(usos: readonly Uso[]): Cuenta[] {
  const cuentas = new Map<string, Cuenta>();
  for (const { cuentaId, que, detalle = '', en } of usos) {
    const quarter = new Date(Math.floor(en.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();
    const key = JSON.stringify([cuentaId, que, detalle, quarter]);
    const cuenta = cuentas.get(key) ?? { cuentaId, que, detalle, en: quarter, cantidad: 0 };
    cuenta.cantidad += 1;
    cuentas.set(key, cuenta);
  }
  return [...cuentas.values()];
}
