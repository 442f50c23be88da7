import { DomainError } from '../../common/errors/domain-error.js';

/** The 422 for a file that cannot be a template. @param message a sentence in Spanish */
export function noSirve(message: string, cause?: unknown): DomainError {
  return new DomainError('PLANTILLA_NO_SIRVE', 422, message, [{ campo: 'archivo', mensaje: message }], { cause });
}
