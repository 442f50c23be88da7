import { createHash } from 'node:crypto';
import { HEAD_BYTES, mimeOf } from './file-type.js';

/** Facts of a file that are known once its bytes were read. */
export interface FileFacts {
  /** The hash, in hexadecimal. */
  sha256: string;
  bytes: number;
  /** The type, from the bytes. */
  mime: string;
}

/** Measures a file while it is read, keeping only its first bytes. */
export class FileMeter {
  private readonly hash = createHash('sha256');
  private readonly head: Uint8Array[] = [];
  private bytes = 0;

  /** Passes the bytes on and measures them. */
  async *measure(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      if (this.bytes < HEAD_BYTES) {
        this.head.push(chunk.subarray(0, HEAD_BYTES - this.bytes));
      }
      this.hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  /** The facts of the file. Call it once, after the last byte. */
  async facts(): Promise<FileFacts> {
    return {
      sha256: this.hash.digest('hex'),
      bytes: this.bytes,
      mime: await mimeOf(Buffer.concat(this.head)),
    };
  }
}
