import type { ValidationError } from 'class-validator';
import { DomainError, type ErrorDetail } from '../errors/domain-error.js';

/** The most faults that an answer names. */
const MAX_DETAILS = 20;

/** The error 400 DATOS_INVALIDOS for the faults that the validation found. @param path of the validated value */
export function invalidData(errors: readonly ValidationError[], path = ''): DomainError {
  const details = errors.flatMap((error) => toDetails(error, path)).slice(0, MAX_DETAILS);
  const mensajes = new Set(details.map(({ mensaje }) => mensaje));
  return new DomainError('DATOS_INVALIDOS', 400, [...mensajes].join(' '), details);
}

function toDetails({ property, constraints, children }: ValidationError, path: string): ErrorDetail[] {
  const campo = path === '' ? property : `${path}.${property}`;
  // Rules are kept from the last decorator to the first. A missing value breaks all rules, so the first rule gives the
  // message.
  const mensaje = Object.values(constraints ?? {}).at(-1);
  return [...(mensaje ? [{ campo, mensaje }] : []), ...(children ?? []).flatMap((child) => toDetails(child, campo))];
}
