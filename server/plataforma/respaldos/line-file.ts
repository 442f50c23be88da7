import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Lines on the disk. The files of a large installation do not fit into memory. */
export class Lista {
  private constructor(
    private readonly folder: string,
    private readonly file: FileHandle,
  ) {}

  static async create(): Promise<Lista> {
    const folder = await mkdtemp(join(tmpdir(), 'carpetas-respaldo-'));
    return new Lista(folder, await open(join(folder, 'lista'), 'a+'));
  }

  async add(lines: string | Uint8Array): Promise<void> {
    await this.file.appendFile(lines);
  }

  lines(): AsyncIterable<string> {
    return createInterface({
      input: createReadStream(join(this.folder, 'lista')),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
  }

  async remove(): Promise<void> {
    await this.file.close();
    await rm(this.folder, { recursive: true });
  }
}
