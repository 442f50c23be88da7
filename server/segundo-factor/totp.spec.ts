import { describe, expect, it } from 'vitest';
import { describeTotp, matchStep } from './totp.js';

/** The vectors of RFC 6238 for SHA-1, their last six digits. */
const SECRET = Buffer.from('12345678901234567890');
const AT = 1_111_111_109_000;
const STEP = 37_037_036;

describe('codes of an app', () => {
  it('belong to their step, now and one step off', async () => {
    expect(await matchStep(SECRET, '081804', AT)).toBe(STEP);
    expect(await matchStep(SECRET, '081804', AT + 30_000)).toBe(STEP);
    expect(await matchStep(SECRET, '081804', AT - 30_000)).toBe(STEP);
  });

  it('are wrong two steps off, for another secret, and with other digits', async () => {
    expect(await matchStep(SECRET, '081804', AT + 60_000)).toBeNull();
    expect(await matchStep(SECRET, '081804', AT - 60_000)).toBeNull();
    expect(await matchStep(Buffer.alloc(20), '081804', AT)).toBeNull();
    expect(await matchStep(SECRET, '081805', AT)).toBeNull();
  });

  it('are told to the app by an address', async () => {
    expect(await describeTotp(SECRET, 'ana@ejemplo.test')).toEqual({
      secreto: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Carpetas:ana%40ejemplo.test?issuer=Carpetas&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    });
  });
});
