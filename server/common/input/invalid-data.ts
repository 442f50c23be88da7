import type { ValidationError } from 'class-validator';
import { DomainError, type ErrorDetail } from '../errors/domain-error.js';

/** An answer names at most so many faults. */
const MAX_DETAILS = 20;

/** 400 DATOS_INVALIDOS for what the validation found. @param path of the whole that was validated */
export function invalidData(errors: readonly ValidationError[], path = ''): DomainError {
  const details = errors.flatMap((error) => toDetails(error, path)).slice(0, MAX_DETAILS);
  const mensajes = new Set(details.map(({ mensaje }) => mensaje));
  return new DomainError('DATOS_INVALIDOS', 400, [...mensajes].join(' '), details);
}

function toDetails({ property, constraints, children }: ValidationError, path: string): ErrorDetail[] {
  const campo = path === '' ? property : `${path}.${property}`;
  // Rules are kept from the last decorator to the first, and what is missing breaks all: the first says what it is.
  const mensaje = Object.values(constraints ?? {}).at(-1);
  return [...(mensaje ? [{ campo, mensaje }] : []), ...(children ?? []).flatMap((child) => toDetails(child, campo))];
}
