import { DomainError } from '../../common/errors/domain-error.js';
import type { Persona } from './persona.entity.js';

/** The persona, when it takes changes. @throws DomainError 409 when it was merged into another */
export function assertNotMerged(persona: Persona): Persona {
  if (persona.unidaA !== null) {
    const message = `${persona.nombreCompleto} se unió con otra persona: use esa.`;
    throw new DomainError('PERSONA_UNIDA', 409, message, [{ mensaje: message, personaId: persona.unidaA }]);
  }
  return persona;
}
