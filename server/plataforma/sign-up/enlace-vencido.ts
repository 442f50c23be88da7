import { DomainError } from '../../common/errors/domain-error.js';

/** The error 422 for a link that was used, expired, or never existed. */
export const enlaceVencido = () =>
  new DomainError('ENLACE_VENCIDO', 422, 'El enlace ya se usó o venció. Pida uno nuevo.');
