import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { DomainError } from '../../common/errors/domain-error.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** For a field with a new password, whose strength {@link assertStrongPassword} checks later. */
export const IsNewPassword = () =>
  applyDecorators(
    IsString({ message: 'Escriba la contraseña nueva.' }),
    ApiProperty({ minLength: MIN_LENGTH, maxLength: MAX_LENGTH, format: 'password' }),
  );

/**
 * Refuses a weak password. A new password has 8 to 128 characters of any kind. It is neither among the commonest
 * passwords nor the e-mail. Digits and signs are not required. That rule makes people choose worse passwords (NIST SP
 * 800-63B).
 * @param email of the person
 * @param campo the field's name in the body
 * @throws DomainError 422 CLAVE_DEBIL
 */
export function assertStrongPassword(clave: string, email: string, campo = 'password'): void {
  const mensaje = weaknessOf(clave, email);
  if (mensaje) {
    throw new DomainError('CLAVE_DEBIL', 422, mensaje, [{ campo, mensaje }]);
  }
}

function weaknessOf(clave: string, email: string): string | null {
  // Characters are counted as people see them: an emoji counts once.
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
