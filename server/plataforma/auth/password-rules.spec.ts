import { describe, expect, it } from 'vitest';
import { DomainError } from '../../common/errors/domain-error.js';
import { assertStrongPassword } from './password-rules.js';

const EMAIL = 'marta.lavalle@ejemplo.test';

function refusalOf(clave: string): string | undefined {
  try {
    assertStrongPassword(clave, EMAIL, 'nueva');
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    const { code, status, message, details } = error as DomainError;
    expect([code, status]).toEqual(['CLAVE_DEBIL', 422]);
    expect(details).toEqual([{ campo: 'nueva', mensaje: message }]);
    return message;
  }
}

describe('a new password', () => {
  it.each([
    ['the shortest', 'tr3s-pat'],
    ['spaces and accents', 'una frase con ñandúes'],
    ['emojis', '🐎🐎🐎🐎🐎🐎🐎🐎'],
    ['the longest', 'x'.repeat(128)],
  ])('may be %s', (_, clave) => {
    expect(refusalOf(clave)).toBeUndefined();
  });

  it.each([
    ['seven characters', 'siete-7', /entre 8 y 128/],
    ['four emojis, which are eight units', '🐎🐎🐎🐎', /entre 8 y 128/],
    ['129 characters', 'x'.repeat(129), /entre 8 y 128/],
    ['one of the commonest', 'password', /más usadas/],
    ['one of the commonest, in other letters', 'QwertyUIOP', /más usadas/],
    ['the e-mail', EMAIL.toUpperCase(), /el correo/],
    ['what is before its @', 'Marta.Lavalle', /el correo/],
  ])('may not be %s', (_, clave, reason) => {
    expect(refusalOf(clave)).toMatch(reason);
  });
});
