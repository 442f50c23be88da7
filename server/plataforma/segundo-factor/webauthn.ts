import { createHash } from 'node:crypto';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Passkey } from './passkeys.repository.js';

/** The options for a browser to make or use a passkey. The browser's answer comes back with `desafio`. */
export interface PasskeyChallenge<Options> {
  desafio: string;
  opciones: Options;
}

/** A browser's answer to a {@link PasskeyChallenge}, before any check. */
export interface PasskeyAnswer<Respuesta> {
  desafio: string;
  respuesta: Respuesta;
}

export const CHALLENGE_SECONDS = 300;

/** The result of a refused answer. */
interface Refused {
  verified: false;
  authenticationInfo?: never;
  registrationInfo?: never;
}

/** The library throws for every refusal, and any error for malformed input. Every error counts as a refusal. */
export function orRefused<Result extends { verified: boolean }>(result: Promise<Result>): Promise<Result | Refused> {
  return result.catch(() => ({ verified: false }) as const);
}

/** The challenge is derived from the pase, which is used once. So it need not be stored. */
export function challengeOf(desafio: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(`passkey\0${desafio}`).digest();
}

/** The user handle by which a device knows the passkey's person. It holds no personal data. */
export function handleOf(usuarioId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(usuarioId.replaceAll('-', ''), 'hex'));
}

/** Describes an existing passkey to a browser. */
export function descriptor({ id, transportes }: Passkey): { id: string; transports: string[] } {
  return { id, transports: transportes };
}

/** The error 422 for a passkey that cannot be verified. */
export function passkeyRefused(): DomainError {
  const mensaje = 'No se pudo verificar la passkey. Inténtelo de nuevo o ingrese de otra manera.';
  return new DomainError('PASSKEY_RECHAZADA', 422, mensaje, [{ mensaje }]);
}
