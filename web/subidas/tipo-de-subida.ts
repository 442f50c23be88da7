import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { HttpError } from '../api/http-error';
import type { Subida } from './subidas-slice';

/** The outcome for a file that the server accepted. Both fields are serializable. */
export interface Terminada<Resultado extends object> {
  resultado: Resultado;
  /** Whether a person has to look at the outcome. */
  pideAtencion?: boolean;
  /** Whether the file was not stored, because the person chose so. */
  isOmitida?: boolean;
}

/** A kind of upload: the target of its files, and its texts. Each domain that uploads has a kind. */
export interface TipoDeSubida<Destino extends object, Resultado extends object, Answer = unknown> {
  /** The name of the kind in the store. */
  tipo: string;
  /**
   * The request that sends a file. The fields come before the file, because the server reads the request as a stream.
   */
  requestOf: (destino: Destino, file: File) => { url: string; form: FormData };
  /** Reads the answer. @throws HttpError if the server refused the file within its answer */
  read: (answer: Answer) => Terminada<Resultado>;
  /** The action that makes the changed data stale. */
  changed: (destino: Destino, resultado: Resultado) => UnknownAction;
  /** Whether the person must choose how to go on, instead of a failure. */
  isQuestion?: (error: HttpError, destino: Destino) => boolean;
  /** The address of the stored thing. */
  enlaceDe: (subida: Subida<Destino, Resultado>) => string | null;
  /** The text for a stored file: «Guardado». */
  guardado: (subida: Subida<Destino, Resultado>) => string;
  /** Notices and buttons under the name of the file. */
  Detalle?: ComponentType<{ subida: Subida<Destino, Resultado> }>;
}

// biome-ignore lint/suspicious/noExplicitAny: each kind has a destination of its own
type AnyTipo = TipoDeSubida<any, any, any>;

const tipos = new Map<string, AnyTipo>();

export const registrarTipo = (tipo: AnyTipo): void => void tipos.set(tipo.tipo, tipo);

export function tipoDe({ tipo }: Pick<Subida, 'tipo'>): AnyTipo {
  const found = tipos.get(tipo);
  if (!found) throw new Error(`Nobody uploads «${tipo}».`);
  return found;
}
