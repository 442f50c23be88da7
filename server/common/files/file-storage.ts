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
 * flydrive's disk driver, which reads no ranges, with ranges and a safer write. flydrive's `putStream` ends at the
 * first error of the source, possibly before the file exists. A deletion would then find nothing, and the file would
 * appear after it.
 */
class DiskDriver extends FSDriver {
  constructor(private readonly root: string) {
    super({ location: root, visibility: 'private' });
  }

  /** Writes a new file through to the disk. @throws when it exists, or whatever `contents` throws */
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

/** Stores the bytes of documents in DATA_DIR/archivos, under generated keys. */
@Injectable()
export class FileStorage {
  private readonly driver: DiskDriver;

  constructor(settings: Settings) {
    this.driver = new DiskDriver(resolve(settings.DATA_DIR, 'archivos'));
  }

  /**
   * Writes a file under a new key as its bytes arrive; it is on the disk when this resolves. After a failure the caller
   * removes what was written.
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

  /** The number of bytes of a file; null when it is not there. */
  async size(key: string): Promise<number | null> {
    if (!(await this.driver.exists(key))) {
      return null;
    }
    const { contentLength } = await this.driver.getMetaData(key);
    return contentLength;
  }

  /** Opens a file, or a range of it. @throws Error when it is not there */
  async read(key: string, range?: ByteRange): Promise<Readable> {
    return this.driver.read(key, range).catch((cause) => {
      // Leaves out the file system's code, which the error filter takes for an unreachable database.
      throw new Error(`The stored file ${key} cannot be read.`, { cause });
    });
  }

  /** The bytes of a file, which is opened only when they are read: a refusal before that would leave it open. */
  async *contentOf(key: string): AsyncGenerator<Uint8Array> {
    yield* await this.read(key);
  }

  /** Deletes a file, if there is one. */
  async remove(key: string): Promise<void> {
    await this.driver.delete(key);
  }
}
