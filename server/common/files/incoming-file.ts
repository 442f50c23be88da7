import { createHash } from 'node:crypto';
import { HEAD_BYTES, mimeOf } from './file-type.js';

/** What was learnt of a file while its bytes came. */
export interface FileFacts {
  /** Hexadecimal. */
  sha256: string;
  bytes: number;
  /** From the bytes. */
  mime: string;
}

/** Measures a file while somebody else reads it: each byte is seen once, and none is kept beyond the first few. */
export class FileMeter {
  private readonly hash = createHash('sha256');
  private readonly head: Uint8Array[] = [];
  private bytes = 0;

  /** The same bytes, measured. */
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

  /** To be asked once, at the end. */
  async facts(): Promise<FileFacts> {
    return {
      sha256: this.hash.digest('hex'),
      bytes: this.bytes,
      mime: await mimeOf(Buffer.concat(this.head)),
    };
  }
}
