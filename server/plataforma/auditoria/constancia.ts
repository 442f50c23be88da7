import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { JwtSecret } from '../../common/config/jwt-secret.js';
import { derive } from '../../common/secrets/secret-box.js';

/** The last entry of the audit of each cuenta at a moment. */
export interface Constancia {
  en: Date;
  cabezas: Cabeza[];
}

/** The last entry of an audit: its number, from 1, and its hash in hexadecimal. */
export interface Cabeza {
  cuentaId: string;
  n: number;
  hash: string;
}

/** The first bytes of an Ed25519 key in PKCS #8 (RFC 8410). The 32 bytes of the seed follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const FORMAT = 'carpetas/constancia-1';

/** Signs constancias with a key derived from the signing secret, and verifies them. */
export class Sello {
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(secret: JwtSecret) {
    this.key = createPrivateKey({
      key: Buffer.concat([PKCS8, derive(secret, 'constancias')]),
      format: 'der',
      type: 'pkcs8',
    });
    this.publicKey = createPublicKey(this.key);
  }

  /**
   * The text of a constancia. The first line is JSON, the second has the signature and the public key. The key is in
   * PEM, without line breaks.
   */
  write({ en, cabezas }: Constancia): string {
    const line = JSON.stringify({
      formato: FORMAT,
      en: en.toISOString(),
      cabezas: cabezas.map(({ cuentaId, n, hash }) => [cuentaId, n, hash]),
    });
    const firma = sign(null, Buffer.from(line), this.key).toString('base64');
    const clave = this.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    return `${line}\n${JSON.stringify({ firma, clave })}\n`;
  }

  /**
   * Reads the text of a constancia.
   * @returns null when the text is no constancia, was altered, or another installation signed it
   */
  read(text: string): Constancia | null {
    try {
      const [line = '', signature = ''] = text.split(/\r?\n/);
      const { firma } = JSON.parse(signature);
      if (!verify(null, Buffer.from(line), this.publicKey, Buffer.from(firma, 'base64'))) return null;
      const { formato, en, cabezas } = JSON.parse(line);
      if (formato !== FORMAT) return null;
      return {
        en: new Date(en),
        cabezas: cabezas.map(([cuentaId, n, hash]: [string, number, string]) => ({ cuentaId, n, hash })),
      };
    } catch {
      return null;
    }
  }
}
