import type { Formato } from './formatos.js';

/** The task of the worker for the bytes that it receives. */
export interface Tarea {
  formato: Formato;
  /** Whether the worker recognises the letters of pictures. */
  reconoce: boolean;
  /** The processor time after which the worker ends itself, in milliseconds. A busy server does not use it up. */
  cpuMs: number;
  /** The most memory of the process, in bytes. V8 limits only its heap, but unpacked files are outside of it. */
  maxMemory: number;
  /** The priority of the process, from 19, the lowest, to 0, the server's own. */
  priority: number;
}

/**
 * The signals by which a process ends itself at a limit. A process that ends from outside gets another signal. Windows
 * has no other signals.
 */
export const LIMIT_SIGNALS =
  process.platform === 'win32'
    ? ({ memory: 'SIGKILL', time: 'SIGKILL' } as const)
    : ({ memory: 'SIGUSR2', time: 'SIGVTALRM' } as const);

/** The end of reading. */
export type EstadoLeido = 'listo' | 'sin_texto' | 'protegido' | 'fallido' | 'demasiado_grande';

/** Why a text is missing or incomplete. */
export type Motivo =
  | 'tipo'
  | 'vacio'
  | 'sin_reconocer'
  | 'danado'
  | 'memoria'
  | 'tiempo'
  | 'interrumpido'
  | 'sin_archivo';

/** The worker's last message. The pieces of text come before it. */
export interface Fin {
  estado: EstadoLeido;
  motivo: Motivo | null;
  /** Whether the file has more text than was read. */
  isPartial: boolean;
  /** Whether the file has pictures that may hold text and were not recognised. */
  hasPictures: boolean;
}

/** A message of the worker. */
export type Mensaje = { parte: string } | { fin: Fin };

/** Ends the reading of a file, for a reason that people are told. */
export class NoSeLee extends Error {
  readonly estado: EstadoLeido;
  readonly motivo: Motivo | null;

  constructor(estado: EstadoLeido, motivo: Motivo | null = null) {
    super(`${estado} ${motivo ?? ''}`);
    this.estado = estado;
    this.motivo = motivo;
  }
}

/** Ends the reading of a text that is longer than the limit. */
export class Lleno extends Error {}
