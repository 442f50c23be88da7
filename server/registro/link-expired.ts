import { DomainError } from '../common/errors/domain-error.js';

/** The refusal of a link that was used, is too old, or never was. */
export const linkExpired = () =>
  new DomainError('ENLACE_VENCIDO', 422, 'El enlace ya se usó o venció. Pida uno nuevo.');
