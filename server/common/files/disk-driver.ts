import { mkdir, open, opendir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { DomainError } from '../errors/domain-error.js';
import { type ByteRange, type FileDriver, FileMissing } from './file-driver.js';

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * flydrive's disk driver with ranges and a safer write. flydrive reads no ranges. Its `putStream` ends at the first
 * error of the source, possibly before the file exists. A deletion would then find nothing, and the file would appear
 * after it.
 */
export class DiskDriver implements FileDriver {
  private readonly driver: FSDriver;

  constructor(protected readonly root: string) {
    this.driver = new FSDriver({ location: root, visibility: 'private' });
  }

  /** @throws Error when the file exists */
  async write(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      const path = join(this.root, key);
      await mkdir(dirname(path), { recursive: true });
      const handle = await open(path, 'wx');
      try {
        await handle.writeFile(contents);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (cause) {
      if (DISK_FULL.has(codeOf(cause))) {
        throw new DomainError('SIN_ESPACIO', 507, 'No queda espacio para guardar archivos.', undefined, { cause });
      }
      throw cause;
    }
  }

  async size(key: string): Promise<number | null> {
    if (!(await this.driver.exists(key))) {
      return null;
    }
    const { contentLength } = await this.driver.getMetaData(key);
    return contentLength;
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const handle = await open(join(this.root, key), 'r');
      return handle.createReadStream(range);
    } catch (cause) {
      if (codeOf(cause) === 'ENOENT') {
        throw new FileMissing(key, cause);
      }
      // The message leaves out the file system's code. The error filter would take it for an unreachable database.
      throw new Error(`The stored file ${key} cannot be read.`, { cause });
    }
  }

  async remove(key: string): Promise<void> {
    await this.driver.delete(key);
  }

  private folder() {
    return opendir(this.root, { recursive: true }).catch((error) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
  }

  async *keys(): AsyncGenerator<string> {
    // The folder does not exist before the first file.
    for await (const entry of (await this.folder()) ?? []) {
      if (entry.isFile()) {
        yield relative(this.root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      }
    }
  }
}
