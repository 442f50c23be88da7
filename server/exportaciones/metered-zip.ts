import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { FileMeter } from '../common/files/incoming-file.js';

/** A file of an archive, as its manifest tells it. */
export interface ZipEntry {
  ruta: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * A ZIP that is read while it is filled, one entry after the other, each measured as it passes: nothing of it is ever
 * held in memory, and whoever fills it waits for whoever reads.
 */
export class MeteredZip {
  private readonly zip = new ZipFile();

  /** @param signal aborts whoever is waiting to fill it, once nobody reads any more */
  constructor(
    private readonly mtime: Date,
    private readonly signal: AbortSignal,
  ) {
    this.zip.on('error', (error) => this.fail(error));
  }

  /** Its bytes. */
  get content(): AsyncIterable<Uint8Array> {
    return this.zip.outputStream as Readable;
  }

  /** Adds a file, and is done when the last byte of it was read. */
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

  /** No more files come. */
  end(): void {
    this.zip.end();
  }

  /** What was read of it is of no use. */
  fail(error: unknown): void {
    (this.zip.outputStream as Readable).destroy(error as Error);
  }
}
