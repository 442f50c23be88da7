import { DomainError } from '../../common/errors/domain-error.js';

/** 409 for a document of a reserved carpeta that others would see, until that is confirmed. @param why a sentence */
export function documentoReservado(why: string): DomainError {
  const mensaje = `El documento es de una carpeta reservada. ${why}`;
  return new DomainError('DOCUMENTO_RESERVADO', 409, mensaje, [{ campo: 'loVeranOtros', mensaje }]);
}
