import type { TOTP } from 'otpauth';

// The defaults of RFC 6238. Some authenticator apps ignore other parameters in the address.
const PARAMETERS = { issuer: 'Carpetas', algorithm: 'SHA1', digits: 6, period: 30 };

/** How many steps of 30 s the clock of the person's phone may be wrong. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
export const TOTP_SECRET_BYTES = 20;

/** A secret in base32, to be typed. Also as an otpauth:// address, for the QR code. */
export async function describeTotp(secret: Uint8Array, email: string): Promise<{ secreto: string; uri: string }> {
  const totp = await open(secret, email);
  return { secreto: totp.secret.base32, uri: totp.toString() };
}

/**
 * The step (of 30 s, since 1970) of a six-digit code. It may be one step early or late. Null when the code is wrong.
 * The caller must check that the step was not used before.
 */
export async function matchStep(secret: Uint8Array, code: string, now = Date.now()): Promise<number | null> {
  const totp = await open(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** The library is imported with the first code, since it takes 6 MB of memory. */
async function open(secret: Uint8Array, label?: string): Promise<TOTP> {
  const { Secret, TOTP } = await import('otpauth');
  // The secret is copied. A Buffer from the database is a view of a shared ArrayBuffer.
  const { buffer } = new Uint8Array(secret);
  return new TOTP({ ...PARAMETERS, label, secret: new Secret({ buffer }) });
}
