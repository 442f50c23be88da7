import type { Palabras } from '../vocabulario/palabras.js';
import type { DeCarpeta } from './de-carpeta.js';

/**
 * A domain's descriptor, which the product's central lists read. It is plain data that web tests read too. So it
 * imports neither entities nor code that checks a permission.
 */
export interface Domain {
  /** The roles that have each permission. */
  permissions?: Readonly<Record<string, readonly number[]>>;
  /** The tables that hold rows of cuentas. */
  tables?: Readonly<Record<string, Table>>;
  /** The tables whose rows let somebody in as a person, or show the person's data. */
  accesos?: Readonly<Record<string, Acceso>>;
  /** Tables whose rows no backup keeps, each with the reason. */
  unbacked?: Readonly<Record<string, string>>;
  /** The statements of housekeeping. The removal of deleted rows needs none. */
  swept?: readonly Sweep[];
  /** The queues of its jobs. `Jobs.define` says what the jobs do. */
  queues?: Readonly<Record<string, QueueOptions>>;
  /** The facts that the audit records, each with its sentence in Spanish without the subject. */
  hechos?: Readonly<Record<string, Sentence>>;
  /** The subjects of facts for the office's actividad, by a fact's name or first word. */
  temas?: Readonly<Record<string, Tema>>;
  /** The facts that only record a reading. */
  lecturas?: readonly string[];
  /** The events that open tabs receive. They carry no data: each tab fetches it as its own person. */
  events?: Readonly<Record<string, LiveEventKind>>;
  /** The domain's part of carpetas, for domains with things in carpetas. */
  deCarpeta?: DeCarpeta;
}

/** How the office's actividad shows facts about a kind of thing. */
export interface Tema {
  /** The kind for the filter. Several temas may share it. */
  clase: ClaseDeActividad;
  /** The name of a `heroicons_outline` icon, without the set. */
  icono: string;
  /** The page of the thing, as a path. Without it, the page of its carpeta. */
  enlace?: (hecho: { entidadId: string | null; carpetaId: string | null }) => string | null;
  /** The text of the link when no carpeta gives its name. */
  enlaceTexto?: string;
}

/**
 * A kind of access. It names the routes that make it, where its person sees it, and its end. Stolen access ends every
 * kind.
 */
export interface Acceso {
  /** The routes that make the access, such as `POST /tokens`. Each needs a session with a recent proof of identity. */
  rutas: readonly string[];
  /** The other origin of the access, if it has any. */
  tambien?: string;
  /** Where «Seguridad» lists the access. Null for an access that ends by itself within minutes. */
  seguridad: string | null;
  /** Other ends of the access: a new password, or closing the other sessions. */
  terminaCon: readonly ('clave' | 'sesiones')[];
  /** The SQL condition for the rows of the person $1 that still let somebody in. */
  vigente: string;
}

/** The kinds of facts, as filters in an address name them. */
export const CLASES_DE_ACTIVIDAD = [
  'carpetas',
  'partes',
  'documentos',
  'comentarios',
  'correos',
  'personas',
  'archivos',
  'academia',
  'inventario',
  'equipo',
  'cuenta',
] as const;
export type ClaseDeActividad = (typeof CLASES_DE_ACTIVIDAD)[number];

/** A live event: its description in English for API clients, and its ids. */
export interface LiveEventKind {
  about: string;
  names?: Readonly<Record<string, Named>>;
}

/** An id, optional ids or names, a part of a carpeta, or a word of this list. */
export type Named = 'id' | 'ids?' | 'names?' | 'cambio' | readonly string[];

/** The sentence of a fact in the words of a country, from its recorded data. */
export type Sentence = (datos: Readonly<Record<string, unknown>>, palabras: Palabras) => string;

/** A table with rows of cuentas, and how it is exported or why not. */
export type Table = (ExportedTable | { notExported: string }) & {
  /** The column with the moment of deletion. A deletion can be undone for a day. Then housekeeping removes the row. */
  deletedSince?: string;
  /**
   * Columns with the address of a picture that no other table shows. The picture is retired when its last row is
   * deleted.
   */
  pictures?: readonly string[];
  /** The column with the address of a picture that rows share. A trigger retires the picture with its last row. */
  sharedPicture?: string;
  /** The column with the key of a stored file. */
  file?: string;
};

/** How the rows of a table are written into an export. */
export interface ExportedTable {
  /** The order of the rows, so that the same rows always give the same bytes. */
  order: string;
  /** Columns that are left out, since they are computed from other columns. */
  without?: readonly string[];
  /** For a platform table: the condition that selects the rows of the cuenta $1. */
  where?: string;
}

/** A statement that several replicas may run: the later replica finds nothing. `$1` is the setting. */
export type Sweep = string | { statement: string; setting: 'NOTIFICATION_DAYS' };

/** The options of a queue that differ from the defaults in install-jobs.ts. */
export interface QueueOptions {
  /** The number of tries after the first. */
  retryLimit?: number;
  /** Seconds before the second try; the delay grows with each try. */
  retryDelay?: number;
  /** The longest delay, in seconds. */
  retryDelayMax?: number;
  /** Seconds in which a job must be done. */
  expireInSeconds?: number;
  /** Seconds of silence after which the process of a job counts as dead. */
  heartbeatSeconds?: number;
  /** The queue for jobs whose last try failed. It must be described before this queue. */
  deadLetter?: string;
}

/**
 * Joins the parts of several domains.
 * @throws Error when two parts use the same name
 */
export function merge<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (name in merged) {
      throw new Error(`Two domains describe ${name}.`);
    }
    merged[name] = value;
  }
  return merged;
}
