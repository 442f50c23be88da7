import type { Formato } from './formatos.js';

/** What the worker is to do with the bytes that it receives. */
export interface Tarea {
  formato: Formato;
  /** Whether it recognises the letters of pictures. */
  reconoce: boolean;
  /** After this time it ends by itself, in milliseconds. */
  limitMs: number;
  /** The most memory of its process, in bytes: what a file unpacks is outside the heap that V8 limits. */
  maxMemory: number;
}

/** Ends a process that passed a limit of its own. One that is ended from outside gets another, but Windows has no others. */
export const LIMIT_SIGNAL = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2';

/** The end of reading. */
export type EstadoLeido = 'listo' | 'sin_texto' | 'protegido' | 'fallido' | 'demasiado_grande';

/** Why a text is missing or not whole. */
export type Motivo =
  | 'tipo'
  | 'vacio'
  | 'sin_reconocer'
  | 'danado'
  | 'memoria'
  | 'tiempo'
  | 'interrumpido'
  | 'sin_archivo';

/** What the worker says at its end; before it, the text in pieces. */
export interface Fin {
  estado: EstadoLeido;
  motivo: Motivo | null;
  /** Whether there is more text than was read. */
  isPartial: boolean;
  /** Whether it has pictures that may hold text and were not recognised. */
  hasPictures: boolean;
}

/** A message of the worker. */
export type Mensaje = { parte: string } | { fin: Fin };

/** Ends the reading of a file for a reason that is told. */
export class NoSeLee extends Error {
  readonly estado: EstadoLeido;
  readonly motivo: Motivo | null;

  constructor(estado: EstadoLeido, motivo: Motivo | null = null) {
    super(`${estado} ${motivo ?? ''}`);
    this.estado = estado;
    this.motivo = motivo;
  }
}

/** Ends the reading of a text that is longer than what is kept. */
export class Lleno extends Error {}
