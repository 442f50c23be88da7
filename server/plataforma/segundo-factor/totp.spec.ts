import { describe, expect, it } from 'vitest';
import { describeTotp, matchStep } from './totp.js';

/** A test vector of RFC 6238 for SHA-1, with its last six digits. */
const SECRET = Buffer.from('12345678901234567890');
const AT = 1_111_111_109_000;
const STEP = 37_037_036;

describe('codes of an app', () => {
  it('are right in their step and one step before or after', async () => {
    expect(await matchStep(SECRET, '081804', AT)).toBe(STEP);
    expect(await matchStep(SECRET, '081804', AT + 30_000)).toBe(STEP);
    expect(await matchStep(SECRET, '081804', AT - 30_000)).toBe(STEP);
  });

  it('are wrong two steps off, with another secret, or with other digits', async () => {
    expect(await matchStep(SECRET, '081804', AT + 60_000)).toBeNull();
    expect(await matchStep(SECRET, '081804', AT - 60_000)).toBeNull();
    expect(await matchStep(Buffer.alloc(20), '081804', AT)).toBeNull();
    expect(await matchStep(SECRET, '081805', AT)).toBeNull();
  });

  it('are set up in the app by an otpauth address', async () => {
    expect(await describeTotp(SECRET, 'ana@ejemplo.test')).toEqual({
      secreto: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Carpetas:ana%40ejemplo.test?issuer=Carpetas&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    });
  });
});
