import { describe, expect, it } from 'vitest';
import { JwtSecret } from '../config/jwt-secret.js';
import { SecretBox } from './secret-box.js';

const box = new SecretBox(new JwtSecret('un secreto de más de treinta y dos caracteres'));
const other = new SecretBox(new JwtSecret('otro secreto de más de treinta y dos caracteres'));
const plain = Buffer.from('12345678901234567890');

describe('the secret box', () => {
  it('opens what it sealed, and never seals it twice alike', () => {
    const sealed = box.seal(plain, 'totp:ana');
    expect(box.open(sealed, 'totp:ana')).toEqual(plain);
    expect(box.seal(plain, 'totp:ana')).not.toEqual(sealed);
    expect(sealed.includes(plain)).toBe(false);
  });

  it('opens nothing under another secret, in another context, or that was altered or cut', () => {
    const sealed = box.seal(plain, 'totp:ana');
    expect(other.open(sealed, 'totp:ana')).toBeNull();
    expect(box.open(sealed, 'totp:eva')).toBeNull();
    for (const at of [0, 12, sealed.length - 1]) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(box.open(altered, 'totp:ana')).toBeNull();
    }
    for (const length of [0, 11, 20, sealed.length - 1]) {
      expect(box.open(sealed.subarray(0, length), 'totp:ana')).toBeNull();
    }
  });

  it('gives the same hash again, and another for another text, context or secret', () => {
    const hash = box.hash('abcde-fghjk', 'ana');
    expect(hash).toHaveLength(32);
    expect(box.hash('abcde-fghjk', 'ana')).toEqual(hash);
    for (const different of [
      box.hash('abcde-fghjm', 'ana'),
      box.hash('abcde-fghjk', 'eva'),
      other.hash('abcde-fghjk', 'ana'),
    ]) {
      expect(different).not.toEqual(hash);
    }
  });
});
