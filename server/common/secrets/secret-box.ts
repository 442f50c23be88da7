import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtSecret } from '../config/jwt-secret.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets that the database keeps and the product reads again. So a copy of the database does not reveal them.
 * The keys are derived from the signing secret, a key for each use. With another signing secret, no stored secret can
 * be read.
 */
@Injectable()
export class SecretBox {
  private readonly sealing: Buffer;
  private readonly hashing: Buffer;

  constructor(secret: JwtSecret) {
    this.sealing = derive(secret, 'seal');
    this.hashing = derive(secret, 'hash');
  }

  /**
   * Encrypts a secret (AES-256-GCM).
   * @param context the kind of the secret and its owner; no other context opens it, so no secret serves another row
   * @returns nonce, tag and ciphertext
   */
  seal(plain: Uint8Array, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealing, nonce).setAAD(Buffer.from(context));
    const content = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]);
  }

  /** The plain secret. Null when it was altered, or sealed in another context or under another signing secret. */
  open(sealed: Uint8Array, context: string): Buffer | null {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, this.sealing, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  }

  /** A keyed hash (HMAC-SHA-256) of a short text. Without the signing secret nobody can try out all texts. */
  hash(text: string, context: string): Buffer {
    return createHmac('sha256', this.hashing).update(`${context}\0${text}`).digest();
  }
}

/** A key of 32 bytes for a use, derived from the signing secret. */
export function derive({ value }: JwtSecret, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', value, '', `carpetas/${use}`, 32));
}
