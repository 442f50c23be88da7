import { DomainError } from '../errors/domain-error.js';

/** The error of a request that broke off before its file had arrived. */
export function interrupted(cause: unknown): DomainError {
  return new DomainError('SUBIDA_INTERRUMPIDA', 400, 'La subida se interrumpió antes de terminar.', undefined, {
    cause,
  });
}
