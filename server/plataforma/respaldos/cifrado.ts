import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { RespaldoRefused } from './respaldo-refused.js';

/**
 * The first bytes of an encrypted backup. The backup is a file of age (age-encryption.org), which the command `age`
 * opens too.
 */
const AGE = 'age-encryption.org/v1';

/** With this factor, a guess of a passphrase takes 64 MiB and 0.3 s. */
const SCRYPT_LOG_N = 16;

const PUBLIC = /^age1/;
const PRIVATE = /^AGE-SECRET-KEY-1/i;

/** A new pair of keys, with the use of each key in Spanish. */
export async function nuevaClave(): Promise<string> {
  const identity = await generateIdentity();
  return [
    'Para copiar, en el servidor:',
    `  RESPALDO_CLAVE=${await identityToRecipient(identity)}`,
    'Para restaurar, guardada en otra parte. Sin ella no se abre ninguna copia:',
    `  RESPALDO_CLAVE=${identity}`,
  ].join('\n');
}

/** Encrypts a stream. @param clave a passphrase, or a key of age of either kind */
export async function* encrypted(source: AsyncIterable<Uint8Array>, clave: string): AsyncGenerator<Uint8Array> {
  const encrypter = await encrypterOf(clave);
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

async function encrypterOf(clave: string): Promise<Encrypter> {
  const encrypter = new Encrypter();
  try {
    if (PUBLIC.test(clave) || PRIVATE.test(clave)) {
      encrypter.addRecipient(PUBLIC.test(clave) ? clave : await identityToRecipient(clave));
    } else {
      encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
      encrypter.setPassphrase(clave);
    }
    return encrypter;
  } catch (cause) {
    throw new RespaldoRefused('RESPALDO_CLAVE no es una clave de age que sirva: está incompleta o mal copiada.', {
      cause,
    });
  }
}

/** Whether a stream that begins with these bytes is encrypted. */
export function isEncrypted(start: Buffer): boolean {
  return start.subarray(0, AGE.length).equals(Buffer.from(AGE));
}

/**
 * Decrypts a stream. Each piece is verified before it comes out. @throws RespaldoRefused when the key is not its key
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  clave: string | undefined,
): AsyncGenerator<Uint8Array> {
  if (!clave) {
    throw new RespaldoRefused('La copia está cifrada: defina RESPALDO_CLAVE.');
  }
  if (PUBLIC.test(clave)) {
    throw new RespaldoRefused('Con la clave pública (age1…) no se abre la copia: ponga la privada en RESPALDO_CLAVE.');
  }
  let plain: AsyncIterable<Uint8Array>;
  try {
    const decrypter = new Decrypter();
    if (PRIVATE.test(clave)) {
      decrypter.addIdentity(clave);
    } else {
      decrypter.addPassphrase(clave);
    }
    plain = await decrypter.decrypt(ReadableStream.from(source));
  } catch (cause) {
    throw new RespaldoRefused('RESPALDO_CLAVE no es la clave de esta copia, o su comienzo está dañado.', { cause });
  }
  yield* plain;
}
