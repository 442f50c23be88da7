import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { DomainError } from '../common/errors/domain-error.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** For a field of a body that holds a new password, whose strength {@link assertStrongPassword} then asks for. */
export const IsNewPassword = () =>
  applyDecorators(
    IsString({ message: 'Escriba la contraseña nueva.' }),
    ApiProperty({ minLength: MIN_LENGTH, maxLength: MAX_LENGTH, format: 'password' }),
  );

/**
 * What a new password must be: 8 to 128 characters, any of them, and none that whoever guesses tries first. No demand
 * for digits or signs: those make people choose worse ones (NIST SP 800-63B).
 * @param email whose it will be
 * @param campo what the body calls it
 * @throws DomainError 422 CLAVE_DEBIL
 */
export function assertStrongPassword(clave: string, email: string, campo = 'password'): void {
  const mensaje = weaknessOf(clave, email);
  if (mensaje) {
    throw new DomainError('CLAVE_DEBIL', 422, mensaje, [{ campo, mensaje }]);
  }
}

function weaknessOf(clave: string, email: string): string | null {
  // As people count them: an emoji is one.
  const { length } = [...clave];
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    return `La contraseña debe tener entre ${MIN_LENGTH} y ${MAX_LENGTH} caracteres.`;
  }
  const folded = clave.toLowerCase();
  if (COMMON_PASSWORDS.has(folded)) {
    return 'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra.';
  }
  if (folded === email.toLowerCase() || folded === email.toLowerCase().split('@')[0]) {
    return 'La contraseña no puede ser el correo. Elija otra.';
  }
  return null;
}
