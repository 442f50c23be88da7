import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FSDriver } from 'flydrive/drivers/fs';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';

/** Part of a file: both ends included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * flydrive's disk with what it lacks. Its own `putStream` gives up at the first error of the source, possibly before the
 * file exists, so that a deletion that follows finds nothing and the file appears after it; and it reads no ranges.
 */
class DiskDriver extends FSDriver {
  constructor(private readonly root: string) {
    super({ location: root, visibility: 'private' });
  }

  /** Writes a new file through to the disk. @throws when it exists, or as `contents` does */
  async write(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    const path = join(this.root, key);
    await mkdir(dirname(path), { recursive: true });
    const handle = await open(path, 'wx');
    try {
      await handle.writeFile(contents);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const handle = await open(join(this.root, key), 'r');
    return handle.createReadStream(range);
  }
}

/** Where the bytes of documents are kept, under generated keys: DATA_DIR/archivos. */
@Injectable()
export class FileStorage {
  private readonly driver: DiskDriver;

  constructor(settings: Settings) {
    this.driver = new DiskDriver(resolve(settings.DATA_DIR, 'archivos'));
  }

  /**
   * Writes a file under a new key, as the bytes come; durable once done. What a failure leaves is for the caller to
   * remove.
   * @throws DomainError 507 when there is no space left; whatever `contents` throws
   */
  async write(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      await this.driver.write(key, contents);
    } catch (cause) {
      if (DISK_FULL.has((cause as NodeJS.ErrnoException).code ?? '')) {
        throw new DomainError('SIN_ESPACIO', 507, 'No queda espacio para guardar archivos.', undefined, { cause });
      }
      throw cause;
    }
  }

  /** Opens a file, or a range of it. @throws Error when it is not there */
  async read(key: string, range?: ByteRange): Promise<Readable> {
    return this.driver.read(key, range).catch((cause) => {
      // Not with the code of the file system: a lost file is no database that cannot be reached.
      throw new Error(`The stored file ${key} cannot be read.`, { cause });
    });
  }

  /** Deletes a file; one that is not there is deleted already. */
  async remove(key: string): Promise<void> {
    await this.driver.delete(key);
  }
}
