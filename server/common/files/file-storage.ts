import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { DiskDriver } from './disk-driver.js';
import { type ByteRange, type FileDriver, FileMissing, FilesUnavailable } from './file-driver.js';

/** The folder for files on the disk. */
export function diskFolderOf({ DATA_DIR }: Settings): string {
  return resolve(DATA_DIR, 'archivos');
}

/** The file driver of DATA_DIR/archivos. */
export function diskOf(settings: Settings): FileDriver {
  return new DiskDriver(diskFolderOf(settings));
}

/** The file driver of the S3 bucket in the settings. */
export async function s3Of(settings: Settings): Promise<FileDriver> {
  // The library is loaded only where S3 is used: it takes 40 MB of memory.
  const { S3Driver } = await import('./s3-driver.js');
  return new S3Driver(settings);
}

/**
 * Stores the bytes of documents under generated keys. They are in the bucket of S3_BUCKET, otherwise on the disk. Files
 * that the disk still has are also read and deleted there. So files move to S3 while people work.
 */
@Injectable()
export class FileStorage {
  /** Called when an operation on S3 fails; `Metrics` sets it. */
  onFailure: () => void = () => undefined;
  private readonly disk: FileDriver;
  private s3?: Promise<FileDriver>;

  constructor(private readonly settings: Settings) {
    this.disk = diskOf(settings);
  }

  /**
   * Writes a file under a new key as its bytes arrive. The file is stored when this resolves. After a failure the
   * caller removes the written part.
   * @throws DomainError 507 when there is no space left; FilesUnavailable; the errors of `contents`
   */
  async write(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    await (this.isS3 ? this.withS3((s3) => s3.write(key, contents)) : this.disk.write(key, contents));
  }

  /** The number of bytes of a file; null when it is missing. @throws FilesUnavailable */
  async size(key: string): Promise<number | null> {
    const onDisk = await this.disk.size(key);
    return onDisk === null && this.isS3 ? this.withS3((s3) => s3.size(key)) : onDisk;
  }

  /** Opens a file, or a range of it. @throws FileMissing; FilesUnavailable */
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
   * The bytes of a file. The file is opened at the first read. A refusal before that would leave it open.
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

  /** Deletes a file, if it exists. @throws FilesUnavailable */
  async remove(key: string): Promise<void> {
    // The disk is first. The command that moves files checks there whether a file was deleted.
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
