import type { TOTP } from 'otpauth';

// What authenticator apps take for granted (RFC 6238): some ignore the other parameters of the address.
const PARAMETERS = { issuer: 'Carpetas', algorithm: 'SHA1', digits: 6, period: 30 };

/** How many steps of 30 s the clock of the person's phone may be off. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
export const TOTP_SECRET_BYTES = 20;

/** A secret as people type it (base32) and as their app reads it from the picture (otpauth://). */
export async function describeTotp(secret: Uint8Array, email: string): Promise<{ secreto: string; uri: string }> {
  const totp = await open(secret, email);
  return { secreto: totp.secret.base32, uri: totp.toString() };
}

/**
 * The step (of 30 s since 1970) that a code of six digits belongs to, now or one step off; null when it is wrong.
 * That it was not taken before is for the caller to see to.
 */
export async function matchStep(secret: Uint8Array, code: string, now = Date.now()): Promise<number | null> {
  const totp = await open(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** The library is fetched when the first code comes: it takes 6 MB. */
async function open(secret: Uint8Array, label?: string): Promise<TOTP> {
  const { Secret, TOTP } = await import('otpauth');
  // A copy: what comes from the database is a window on a shared buffer.
  const { buffer } = new Uint8Array(secret);
  return new TOTP({ ...PARAMETERS, label, secret: new Secret({ buffer }) });
}
