import type { Palabras } from '../vocabulario/palabras.js';
import type { DeCarpeta } from './de-carpeta.js';

/**
 * A domain's descriptor, which the product's central lists read. It is plain data that web tests read too: it imports
 * neither entities nor anything that asks for a permission.
 */
export interface Domain {
  /** The roles that have each permission. */
  permissions?: Readonly<Record<string, readonly number[]>>;
  /** The tables that hold rows of cuentas. */
  tables?: Readonly<Record<string, Table>>;
  /** The tables whose rows let somebody in as a person, or show others what is that person's. */
  accesos?: Readonly<Record<string, Acceso>>;
  /** Tables whose rows no backup keeps, each with the reason. */
  unbacked?: Readonly<Record<string, string>>;
  /** The statements of housekeeping, beside the removal of what people deleted. */
  swept?: readonly Sweep[];
  /** The queues of its jobs. `Jobs.define` says what the jobs do. */
  queues?: Readonly<Record<string, QueueOptions>>;
  /** The facts that the audit records, each told in Spanish and without its subject. */
  hechos?: Readonly<Record<string, Sentence>>;
  /** What its facts are about, by their names or the first word of those, for the office's actividad. */
  temas?: Readonly<Record<string, Tema>>;
  /** Those of its facts that say that somebody only read. */
  lecturas?: readonly string[];
  /** The events that open tabs receive. They carry no data: each tab fetches it as its own person. */
  events?: Readonly<Record<string, LiveEventKind>>;
  /** What concerns it in a carpeta, where its things are in carpetas. */
  deCarpeta?: DeCarpeta;
}

/** How the office's actividad shows facts about one kind of thing. */
export interface Tema {
  /** The kind that people filter by. Several temas may have the same. */
  clase: ClaseDeActividad;
  /** `heroicons_outline:<name>` without the set. */
  icono: string;
  /** The page of the thing, as a path. Without it, that of its carpeta. */
  enlace?: (hecho: { entidadId: string | null; carpetaId: string | null }) => string | null;
  /** What the link says where there is no carpeta to name. */
  enlaceTexto?: string;
}

/** What lets somebody in: how it is made, where its person sees it, and with what it ends beside stolen access. */
export interface Acceso {
  /** The routes that make it, as `POST /tokens`: each needs a session whose person has just proved who they are. */
  rutas: readonly string[];
  /** How it comes about otherwise, where it does. */
  tambien?: string;
  /** Where «Seguridad» lists it. Null for what ends by itself within minutes. */
  seguridad: string | null;
  /** What ends it too: a new password, or closing the other sessions. */
  terminaCon: readonly ('clave' | 'sesiones')[];
  /** The condition of the rows of the person $1 that still let in. */
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

/** A live event: what it is about, in English for API clients, and what it names. */
export interface LiveEventKind {
  about: string;
  names?: Readonly<Record<string, Named>>;
}

/** An id, ids or names that may be left out, a part of a carpeta, or one of these words. */
export type Named = 'id' | 'ids?' | 'names?' | 'cambio' | readonly string[];

/** Tells a fact in the words of a country, from what was recorded of it. */
export type Sentence = (datos: Readonly<Record<string, unknown>>, palabras: Palabras) => string;

/** A table with rows of cuentas: how it is exported, or why it is not. */
export type Table = (ExportedTable | { notExported: string }) & {
  /** The column with the moment of deletion. For a day it can be undone, then housekeeping removes the row. */
  deletedSince?: string;
  /** Columns with the address of a picture of this table alone. It is retired when its last row is deleted. */
  pictures?: readonly string[];
  /** The column with the address of a picture that rows share. A trigger retires it with the last of them. */
  sharedPicture?: string;
  /** The column with the key of a stored file. */
  file?: string;
};

/** How the rows of a table are written into an export. */
export interface ExportedTable {
  /** The order of the rows, so that the same rows always give the same bytes. */
  order: string;
  /** Columns that are left out, since they are computed from others. */
  without?: readonly string[];
  /** For a platform table: the condition that selects the rows of the cuenta $1. */
  where?: string;
}

/** A statement that several replicas may run: the later one finds nothing. `$1` is the setting. */
export type Sweep = string | { statement: string; setting: 'NOTIFICATION_DAYS' };

/** What a queue changes of the defaults in install-jobs.ts. */
export interface QueueOptions {
  /** Tries after the first. */
  retryLimit?: number;
  /** Seconds before the second try; the delay grows with each try. */
  retryDelay?: number;
  /** The longest delay, in seconds. */
  retryDelayMax?: number;
  /** Seconds in which a job must be done. */
  expireInSeconds?: number;
  /** Seconds without a sign of life after which the process of a job counts as dead. */
  heartbeatSeconds?: number;
  /** The queue for jobs whose last try failed; it must be described before this one. */
  deadLetter?: string;
}

/**
 * Joins what several domains describe.
 * @throws Error when two of them use the same name
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
