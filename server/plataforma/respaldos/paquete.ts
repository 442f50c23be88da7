import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline as piped, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { decrypted, encrypted, isEncrypted } from './cifrado.js';
import { RespaldoRefused } from './respaldo-refused.js';

/** Documents hardly shrink, and higher levels would make a backup several times slower. */
const LEVEL = constants.Z_BEST_SPEED;
/** The most bytes between two entries. More is no archive of ours, and would fill the memory. */
const MAX_PENDING = 32 * 1024 * 1024;
const MAGIC_BYTES = 64;
const CHUNK = 256 * 1024;

const NOT_OURS = 'No es una copia de Carpetas.';
const DAMAGED = 'La copia está cortada o dañada.';

/** Writes an archive: tar, gzip and, with a key, age. Memory holds a few MiB of the archive at a time. */
export class Paquete {
  private readonly packer = createTarPacker();
  private readonly written: Promise<void>;

  /** @param destination is closed together with the archive */
  constructor(destination: Writable, clave?: string) {
    const bytes = Readable.fromWeb(this.packer.readable as ReadableStream<Uint8Array>);
    const gzip = createGzip({ level: LEVEL, chunkSize: CHUNK });
    this.written = clave
      ? pipeline(bytes, gzip, (source) => encrypted(source, clave), destination)
      : pipeline(bytes, gzip, destination);
    // The writer of the next entry gets the error.
    this.written.catch(() => {});
  }

  async add(name: string, content: Uint8Array | string): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    await this.addStream(name, bytes.length, [bytes]);
  }

  /** Adds an entry of exactly `size` bytes. */
  async addStream(name: string, size: number, content: AsyncIterable<Uint8Array> | Uint8Array[]): Promise<void> {
    const writer = this.packer.controller.add({ name, size, type: 'file', mode: 0o600 }).getWriter();
    for await (const chunk of content) {
      await writer.write(chunk);
    }
    await writer.close();
  }

  /** Ends the archive. The archive is written completely when this resolves. */
  async end(): Promise<void> {
    this.packer.controller.finalize();
    await this.written;
  }

  /**
   * Gives the archive up. @returns the error of the destination, if the archive cannot be written; otherwise `error`
   */
  async abandon(error: unknown): Promise<unknown> {
    this.packer.controller.error(error);
    const reason = await this.written.then(
      () => error,
      (cause) => cause ?? error,
    );
    const { syscall, message } = reason as NodeJS.ErrnoException;
    return syscall === 'write'
      ? new RespaldoRefused(`No se puede escribir la copia: ${message}.`, { cause: reason })
      : reason;
  }
}

/** An entry of an archive. Read it to its end before the next entry. */
export interface Entrada {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Reads the entries of an archive, one after the other. The archive is not trusted. Only plain files are accepted, and
 * the reader checks their names.
 * @throws RespaldoRefused when it is cut, damaged, or not to be opened with this key
 */
export async function* entradasDe(path: string, clave?: string): AsyncGenerator<Entrada> {
  let pending = 0;
  async function* counted(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      pending += chunk.length;
      if (pending > MAX_PENDING) {
        throw new RespaldoRefused(NOT_OURS);
      }
      yield chunk;
    }
  }
  async function* taken(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      pending = 0;
      yield chunk;
    }
  }
  async function* read(): AsyncGenerator<Entrada> {
    const file = createReadStream(path, { highWaterMark: CHUNK });
    const bytes = isEncrypted(await startOf(path)) ? Readable.from(decrypted(file, clave)) : file;
    // The consumer gets the errors. The callback keeps them from being thrown a second time.
    const tar = piped(bytes, createGunzip({ chunkSize: CHUNK }), () => {});
    const decoder = createTarDecoder({ strict: true });
    for await (const { header, body } of ReadableStream.from(counted(tar)).pipeThrough(decoder)) {
      if (header.type !== 'file') {
        throw new RespaldoRefused(NOT_OURS);
      }
      pending = 0;
      yield { name: header.name, size: header.size, content: refusing(path, taken(body)) };
    }
  }
  yield* refusing(path, read());
}

/** Turns errors of the archive into messages for people. Errors of the reader do not pass through here. */
async function* refusing<T>(path: string, source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (cause) {
    if (cause instanceof RespaldoRefused) {
      throw cause;
    }
    const { syscall, message } = cause as NodeJS.ErrnoException;
    throw new RespaldoRefused(syscall ? `No se puede leer ${path}: ${message}.` : DAMAGED, { cause });
  }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
