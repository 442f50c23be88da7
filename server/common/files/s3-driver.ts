import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Driver as FlydriveS3 } from 'flydrive/drivers/s3';
import type { Settings } from '../config/settings.js';
import { type ByteRange, type FileDriver, FileMissing, FilesUnavailable } from './file-driver.js';

/** The part of an upload that memory holds. A file has up to 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024;
const CONNECT_MS = 5_000;
/** The time for S3 to begin an answer. Two tries take less than a request may take. */
const ANSWER_MS = 10_000;
/** The time for S3 to answer a part, which must arrive first. */
const PART_MS = 60_000;
/** The longest silence of S3 in the middle of an answer. */
const SILENCE_MS = 60_000;
/** The number of connections: each download under way holds a connection. */
const SOCKETS = 256;
const NOT_IMPLEMENTED = 501;

/**
 * flydrive's driver for S3, with reads of ranges, and uploads of unknown length. This module and its libraries are
 * loaded only where S3 is used.
 */
export class S3Driver implements FileDriver {
  private readonly client: S3Client;
  private readonly writer: S3Client;
  private readonly driver: FlydriveS3;
  private readonly bucket: string;
  private readonly prefix: string;

  /** @param settings with S3_BUCKET */
  constructor(settings: Settings) {
    this.client = clientOf(settings, ANSWER_MS);
    this.writer = clientOf(settings, PART_MS);
    this.bucket = settings.S3_BUCKET ?? '';
    this.prefix = settings.S3_PREFIX ? `${settings.S3_PREFIX}/` : '';
    this.driver = new FlydriveS3({
      client: this.client,
      bucket: this.bucket,
      visibility: 'private',
      supportsACL: false,
    });
  }

  async write(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    const source = new Source(contents);
    const body = Readable.from(source, { objectMode: false });
    const params = { Bucket: this.bucket, Key: this.prefix + key, Body: body };
    try {
      await new Upload({ client: this.writer, params, partSize: PART_BYTES, queueSize: 1 }).done();
    } catch (error) {
      throw source.failure ?? new FilesUnavailable(error);
    } finally {
      body.destroy();
    }
  }

  async size(key: string): Promise<number | null> {
    try {
      const { contentLength } = await this.driver.getMetaData(this.prefix + key);
      return contentLength;
    } catch (error) {
      if (isMissing(error)) {
        return null;
      }
      throw new FilesUnavailable(error);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const { Body } = await this.client.send(
        new GetObjectCommand({
          Bucket: this.bucket,
          Key: this.prefix + key,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      );
      return Body as Readable;
    } catch (error) {
      throw isMissing(error) ? new FileMissing(key, error) : new FilesUnavailable(error);
    }
  }

  /** Deletes a file, and the parts of an interrupted upload of it. */
  async remove(key: string): Promise<void> {
    try {
      await this.driver.delete(this.prefix + key);
      await this.abandonUploads(this.prefix + key);
    } catch (error) {
      throw new FilesUnavailable(error);
    }
  }

  async *keys(): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    do {
      const page = await this.driver.listAll(this.prefix || '/', { recursive: true, paginationToken });
      for (const { key } of page.objects as Iterable<{ key: string }>) {
        yield key.slice(this.prefix.length);
      }
      ({ paginationToken } = page);
    } while (paginationToken);
  }

  private async abandonUploads(key: string): Promise<void> {
    for (const { Key, UploadId } of await this.uploadsOf(key)) {
      await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }));
    }
  }

  private async uploadsOf(key: string): Promise<MultipartUpload[]> {
    try {
      const { Uploads } = await this.client.send(new ListMultipartUploadsCommand({ Bucket: this.bucket, Prefix: key }));
      return Uploads ?? [];
    } catch (error) {
      // Some servers do not list interrupted uploads. They have rules of their own to remove them.
      if (statusOf(error) === NOT_IMPLEMENTED) return [];
      throw error;
    }
  }
}

/** Bytes of an upload, with the reason for an early end. */
class Source implements AsyncIterable<Uint8Array> {
  failure?: unknown;

  constructor(private readonly contents: AsyncIterable<Uint8Array>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    // When the reader gives up, its error ends this loop. The source has not failed.
    for await (const chunk of this.watched()) {
      yield chunk;
    }
  }

  private async *watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.contents;
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

function clientOf(settings: Settings, requestTimeout: number): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = settings;
  // Servers other than Amazon's may not know the checksums that the library adds by default.
  const checksums = S3_ENDPOINT ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED';
  return new S3Client({
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    forcePathStyle: S3_FORCE_PATH_STYLE ?? S3_ENDPOINT !== undefined,
    // Without keys, the library asks the machine for the keys of its role.
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    requestChecksumCalculation: checksums,
    responseChecksumValidation: checksums,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
  });
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}
