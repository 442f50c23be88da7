import { invalidField } from '../../common/errors/domain-error.js';
import { phones } from '../../common/input/phones.js';

/**
 * A person's telephone as it is stored: `+34 600 00 00 00`.
 * @throws DomainError 422 for a text that is no telephone of any country
 */
export function telefonoEscrito(text: string): string {
  const number = phones.parsePhoneNumberFromString(text);
  if (!number?.country || !number.isValid()) {
    const mensaje = 'Escriba el teléfono con el código del país, como +34 600 00 00 00.';
    throw invalidField('user.telefono', mensaje);
  }
  return number.formatInternational();
}
