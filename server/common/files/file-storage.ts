import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { DiskDriver } from './disk-driver.js';
import { type ByteRange, type FileDriver, FileMissing, FilesUnavailable } from './file-driver.js';

/** The folder of the files that are on the disk. */
export function diskFolderOf({ DATA_DIR }: Settings): string {
  return resolve(DATA_DIR, 'archivos');
}

/** The files of DATA_DIR/archivos. */
export function diskOf(settings: Settings): FileDriver {
  return new DiskDriver(diskFolderOf(settings));
}

/** The files of the bucket of S3_*. */
export async function s3Of(settings: Settings): Promise<FileDriver> {
  // Loaded only where there is S3: the library takes 40 MB of memory.
  const { S3Driver } = await import('./s3-driver.js');
  return new S3Driver(settings);
}

/**
 * Stores the bytes of documents under generated keys: in the bucket of S3_BUCKET, or on the disk where it is not set.
 * What the disk still has is read there and deleted there too, so that files move to S3 while people work.
 */
@Injectable()
export class FileStorage {
  /** Called when S3 does not do what it is asked; `Metrics` sets it. */
  onFailure: () => void = () => undefined;
  private readonly disk: FileDriver;
  private s3?: Promise<FileDriver>;

  constructor(private readonly settings: Settings) {
    this.disk = diskOf(settings);
  }

  /**
   * Writes a file under a new key as its bytes arrive; it is kept when this resolves. After a failure the caller removes
   * what was written.
   * @throws DomainError 507 when there is no space left; FilesUnavailable; whatever `contents` throws
   */
  async write(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    await (this.isS3 ? this.withS3((s3) => s3.write(key, contents)) : this.disk.write(key, contents));
  }

  /** The number of bytes of a file; null when it is not there. @throws FilesUnavailable */
  async size(key: string): Promise<number | null> {
    const onDisk = await this.disk.size(key);
    return onDisk === null && this.isS3 ? this.withS3((s3) => s3.size(key)) : onDisk;
  }

  /** Opens a file, or a range of it. @throws FileMissing when it is not there; FilesUnavailable */
  async read(key: string, range?: ByteRange): Promise<Readable> {
    try {
      return await this.disk.read(key, range);
    } catch (error) {
      if (!this.isS3 || !(error instanceof FileMissing)) {
        throw error;
      }
    }
    return this.withS3((s3) => s3.read(key, range));
  }

  /**
   * The bytes of a file, which is opened only when they are read: a refusal before that would leave it open.
   * @throws as {@link read}; FilesUnavailable also when S3 fails in the middle
   */
  async *contentOf(key: string): AsyncGenerator<Uint8Array> {
    const content = await this.read(key);
    try {
      yield* content;
    } catch (error) {
      throw this.isS3 ? new FilesUnavailable(error) : error;
    }
  }

  /** Deletes a file, if there is one. @throws FilesUnavailable */
  async remove(key: string): Promise<void> {
    // The disk first: who moves files looks there whether one was deleted meanwhile.
    await this.disk.remove(key);
    if (this.isS3) {
      await this.withS3((s3) => s3.remove(key));
    }
  }

  private get isS3(): boolean {
    return this.settings.S3_BUCKET !== undefined;
  }

  private async withS3<T>(work: (s3: FileDriver) => Promise<T>): Promise<T> {
    this.s3 ??= s3Of(this.settings);
    try {
      return await work(await this.s3);
    } catch (error) {
      if (error instanceof FilesUnavailable) {
        this.onFailure();
      }
      throw error;
    }
  }
}
