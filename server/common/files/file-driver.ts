import type { Readable } from 'node:stream';
import { DomainError } from '../errors/domain-error.js';

/** Part of a file: both ends included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A place where files are stored under keys. */
export interface FileDriver {
  /**
   * Writes a file under a new key as its bytes arrive. The file is stored when this resolves.
   * @throws DomainError when the place is full; the errors of `contents`
   */
  write(key: string, contents: AsyncIterable<Uint8Array>): Promise<void>;

  /** The number of bytes of a file; null when it is missing. */
  size(key: string): Promise<number | null>;

  /** Opens a file, or a range of it. @throws FileMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;

  /** Deletes a file, if it exists. */
  remove(key: string): Promise<void>;

  /** The keys of all files. */
  keys(): AsyncIterable<string>;
}

/** The error of a missing file. */
export class FileMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`The stored file ${key} is not there.`, { cause });
  }
}

/** The error 503 when the place of the files cannot be reached, or refuses. @param cause for the log */
export class FilesUnavailable extends DomainError {
  constructor(cause: unknown) {
    super(
      'ARCHIVOS_NO_DISPONIBLES',
      503,
      'Los archivos no están disponibles en este momento. Vuelva a intentarlo en unos minutos.',
      undefined,
      { cause },
    );
  }

  /** The cause, for operators. */
  get reason(): string {
    const { name, message, errors } = this.cause as Error & { errors?: Error[] };
    return message || errors?.[0]?.message || name;
  }
}
