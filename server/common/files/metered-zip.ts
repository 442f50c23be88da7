import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { FileMeter } from './incoming-file.js';

/** A file of an archive, as its manifest describes it. */
export interface ZipEntry {
  ruta: string;
  bytes: number;
  /** The hash, in hexadecimal. */
  sha256: string;
}

/**
 * A ZIP that is read while it is filled, one entry after the other. Each entry is measured as it passes. No entry is
 * held in memory: adding waits for the reader.
 */
export class MeteredZip {
  private readonly zip = new ZipFile();

  /** @param signal aborts a waiting `add` when the reader has gone */
  constructor(
    private readonly mtime: Date,
    private readonly signal: AbortSignal,
  ) {
    this.zip.on('error', (error) => this.fail(error));
  }

  /** The bytes of the ZIP. */
  get content(): AsyncIterable<Uint8Array> {
    return this.zip.outputStream as Readable;
  }

  /** Adds a file, and resolves when its last byte was read. */
  async add(ruta: string, content: AsyncIterable<Uint8Array>, { compress = true } = {}): Promise<ZipEntry> {
    this.signal.throwIfAborted();
    const meter = new FileMeter();
    const stream = Readable.from(meter.measure(content), { objectMode: false });
    const read = finished(stream, { signal: this.signal });
    this.zip.addReadStream(stream, ruta, { mtime: this.mtime, compress });
    await read.finally(() => stream.destroy());
    const { bytes, sha256 } = await meter.facts();
    return { ruta, bytes, sha256 };
  }

  /** Adds a folder without files. @param ruta with a slash at its end */
  addFolder(ruta: string): void {
    this.zip.addEmptyDirectory(ruta, { mtime: this.mtime });
  }

  /** Completes the ZIP: no more files follow. */
  end(): void {
    this.zip.end();
  }

  /** Makes reading fail with `error`, since the ZIP is incomplete. */
  fail(error: unknown): void {
    (this.zip.outputStream as Readable).destroy(error as Error);
  }
}
