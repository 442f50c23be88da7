import { DomainError } from '../../common/errors/domain-error.js';

/**
 * The 409 when a copy would show a reserved carpeta's document to other people. The person has not confirmed that yet.
 * @param why a sentence
 */
export function documentoReservado(why: string): DomainError {
  const mensaje = `El documento es de una carpeta reservada. ${why}`;
  return new DomainError('DOCUMENTO_RESERVADO', 409, mensaje, [{ campo: 'loVeranOtros', mensaje }]);
}
