import { RespaldoRefused } from './respaldo-refused.js';

export const FORMATO = 'carpetas-respaldo';
export const VERSION = 1;

/** The first entry of a backup, with the facts that a reader needs before the first row. */
export interface Inicio {
  formato: typeof FORMATO;
  version: number;
  /** The moment of the snapshot, ISO 8601. */
  fecha: string;
  /** The names of the migrations that had run. */
  migraciones: string[];
  /** A fingerprint of the signing secret, which is not in the backup. Null without a secret. */
  huella: string | null;
  tablas: TablaCopiada[];
}

export interface TablaCopiada {
  /** The name with its schema, such as `public.carpetas`. */
  nombre: string;
  /** In the order of the values in each row. */
  columnas: string[];
}

/** The last entry of a backup. A backup without it was cut. */
export interface Manifiesto extends Inicio {
  tablas: (TablaCopiada & { filas: number; bytes: number; sha256: string })[];
  archivos: {
    total: number;
    bytes: number;
    /** The hash of all lists in `sumas/`, one after the other. */
    sha256: string;
    /** Keys of files that rows name, but that were missing. */
    faltan: string[];
  };
}

const TABLA = /^(public|pgboss)\.[a-z_][a-z0-9_]*$/;
const COLUMNA = /^[a-z_][a-z0-9_]*$/;
const CLAVE = /^[\w-]+(\/[\w-]+)*$/;
const LONGEST_CLAVE = 200;

/** Whether a text can be the key of a stored file. Only generated names can, since they lead to no other place. */
export function isClave(text: string): boolean {
  return text.length <= LONGEST_CLAVE && CLAVE.test(text);
}

/** Reads the first entry. @throws RespaldoRefused when it is no backup of this format */
export function readInicio(json: string): Inicio {
  const inicio = parsed(json) as Inicio;
  if (inicio?.formato !== FORMATO) {
    throw new RespaldoRefused('No es una copia de Carpetas.');
  }
  if (inicio.version !== VERSION) {
    throw new RespaldoRefused('La copia es de una versión más nueva que este programa: actualícelo.');
  }
  const isValid =
    isTexts(inicio.migraciones) &&
    Array.isArray(inicio.tablas) &&
    inicio.tablas.every(
      ({ nombre, columnas }) => TABLA.test(nombre) && isTexts(columnas) && columnas.every((name) => COLUMNA.test(name)),
    );
  return isValid ? inicio : wrong();
}

/** Reads the last entry. @throws RespaldoRefused */
export function readManifiesto(json: string): Manifiesto {
  const manifiesto = parsed(json) as Manifiesto;
  readInicio(json);
  const { archivos } = manifiesto;
  return typeof archivos?.sha256 === 'string' && isTexts(archivos.faltan) ? manifiesto : wrong();
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return wrong();
  }
}

function wrong(): never {
  throw new RespaldoRefused('La copia está dañada.');
}
