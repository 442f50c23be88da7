import { randomBytes } from 'node:crypto';

/** Crockford's base32, without the letters i, l, o and u, which are easily confused. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The number of recovery codes that people get at once. */
const RECOVERY_CODES = 10;

/** New recovery codes, `xxxxx-xxxxx`: 50 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    // 256 is a multiple of 32, so all letters are equally likely.
    const letters = Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/**
 * A typed recovery code in its stored form. Case, spaces and hyphens make no difference, and o means 0. Null if
 * invalid.
 */
export function readRecoveryCode(text: string): string | null {
  const letters = text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(letters) ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null;
}
