import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { HttpError } from '../api/http-error';
import type { Subida } from './subidas-slice';

/** What became of a file that the server took. Both are serializable. */
export interface Terminada<Resultado extends object> {
  resultado: Resultado;
  /** Whether somebody has to look at it. */
  pideAtencion?: boolean;
  /** Whether it was not stored, as the person chose. */
  isOmitida?: boolean;
}

/** A kind of upload: where its files go, and what is said of them. Each domain that uploads has one. */
export interface TipoDeSubida<Destino extends object, Resultado extends object, Answer = unknown> {
  /** Its name in the store. */
  tipo: string;
  /** Where a file is sent. The fields come before the file, because the server reads the request as a stream. */
  requestOf: (destino: Destino, file: File) => { url: string; form: FormData };
  /** @throws HttpError if the server refused the file within its answer */
  read: (answer: Answer) => Terminada<Resultado>;
  /** Makes stale what the upload changed. */
  changed: (destino: Destino, resultado: Resultado) => UnknownAction;
  /** Whether the person must choose how to go on, instead of a failure. */
  isQuestion?: (error: HttpError, destino: Destino) => boolean;
  /** The address of what was stored. */
  enlaceDe: (subida: Subida<Destino, Resultado>) => string | null;
  /** What is said when it is stored: «Guardado». */
  guardado: (subida: Subida<Destino, Resultado>) => string;
  /** Notices and buttons under its name. */
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
