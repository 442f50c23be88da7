import { createHash } from 'node:crypto';
import { DomainError } from '../common/errors/domain-error.js';
import type { Passkey } from './passkeys.repository.js';

/** What a browser is asked to show or make a passkey with; the answer comes back with `desafio`. */
export interface PasskeyChallenge<Options> {
  desafio: string;
  opciones: Options;
}

/** A browser's answer to {@link PasskeyChallenge}, as it came: nothing in it was checked. */
export interface PasskeyAnswer<Respuesta> {
  desafio: string;
  respuesta: Respuesta;
}

export const CHALLENGE_SECONDS = 300;

/** Neither a proof nor a new passkey. */
interface Refused {
  verified: false;
  authenticationInfo?: never;
  registrationInfo?: never;
}

/** The library throws for every reason to refuse, and of what a client made up, whatever comes of reading it. */
export function orRefused<Result extends { verified: boolean }>(result: Promise<Result>): Promise<Result | Refused> {
  return result.catch(() => ({ verified: false }) as const);
}

/** The challenge follows from the pase, which is used once: nothing needs to be kept of it. */
export function challengeOf(desafio: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(`passkey\0${desafio}`).digest();
}

/** By what a device knows whose passkey it is: nothing that says more of the person. */
export function handleOf(usuarioId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(usuarioId.replaceAll('-', ''), 'hex'));
}

/** By what a browser is told of a passkey that there is. */
export function descriptor({ id, transportes }: Passkey): { id: string; transports: string[] } {
  return { id, transports: transportes };
}

/** 422 for a passkey that proves nothing, here, now or to this person. */
export function passkeyRefused(): DomainError {
  const mensaje = 'No se pudo verificar la passkey. Inténtelo de nuevo o ingrese de otra manera.';
  return new DomainError('PASSKEY_RECHAZADA', 422, mensaje, [{ mensaje }]);
}
