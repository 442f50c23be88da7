import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import S3rver, { type Context, type Stored } from 's3rver';
import { inject } from 'vitest';

const BUCKET = 'carpetas';

/**
 * A server that speaks S3, from npm. The server adds three things that s3rver lacks. Uploads in parts can be listed,
 * and can be aborted. A written file is on the disk before the answer.
 */
export class S3 {
  /** The number of reads under way. */
  reading = 0;
  /** Whether the server ends each connection. */
  isDown = false;
  /** Whether the server ends each connection after the first bytes of an answer. */
  isCutting = false;
  /** The number of further written files after which the server goes down. */
  downAfter = Number.POSITIVE_INFINITY;

  private port = 0;

  private constructor(private readonly server: S3rver) {
    server.middleware.unshift((context, next) => this.answer(context, next));
    const { store } = server;
    const [putObject, putPart] = [store.putObject.bind(store), store.putPart.bind(store)];
    store.putObject = async (object) => {
      this.downAfter -= 1;
      return settled(await putObject(object), store.getResourcePath(object.bucket, object.key, 'object'));
    };
    store.putPart = async (bucket, uploadId, part, content) =>
      settled(await putPart(bucket, uploadId, part, content), join(this.uploadsFolder, uploadId, part));
  }

  static async open(): Promise<S3> {
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: await mkdtemp(join(inject('filesDir'), 's3-')),
      configureBuckets: [{ name: BUCKET }],
      vhostBuckets: false,
    });
    const s3 = new S3(server);
    s3.port = (await server.run()).port;
    return s3;
  }

  /** The environment of a product that uses this server. */
  get settings() {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** The unfinished uploads in parts. */
  async uploads(): Promise<{ id: string; key: string }[]> {
    const ids = await readdir(this.uploadsFolder).catch(() => []);
    return Promise.all(
      ids.map(async (id) => ({ id, key: await readFile(join(this.uploadsFolder, id, 'key'), 'utf8') })),
    );
  }

  /** Leaves the remains of a process that dies in the middle of an upload in parts. */
  async leaveUpload(key: string): Promise<void> {
    await this.server.store.initiateUpload(BUCKET, key, randomBytes(16).toString('hex'), {});
  }

  async close(): Promise<void> {
    this.server.httpServer.closeAllConnections();
    await this.server.close();
  }

  private get uploadsFolder(): string {
    return this.server.store.getResourcePath(BUCKET, undefined, 'uploads');
  }

  private async answer(context: Context, next: () => Promise<void>): Promise<void> {
    const { method, query, req, res } = context;
    if (this.isDown || this.downAfter <= 0) {
      context.respond = false;
      req.socket.destroy();
      return;
    }
    if (this.isCutting) {
      const write = res.write.bind(res);
      res.write = (chunk: Uint8Array) => write(chunk, () => req.socket.destroy());
    }
    if (method === 'GET') {
      this.reading += 1;
      res.once('close', () => {
        this.reading -= 1;
      });
    }
    if (method === 'GET' && query.uploads !== undefined) {
      const all = await this.uploads();
      const found = all.filter(({ key }) => key.startsWith(query.prefix ?? ''));
      context.type = 'application/xml';
      context.body = `<ListMultipartUploadsResult>${found
        .map(({ id, key }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
        .join('')}</ListMultipartUploadsResult>`;
    } else if (method === 'DELETE' && query.uploadId) {
      await rm(join(this.uploadsFolder, query.uploadId), { recursive: true, force: true });
      context.status = 204;
    } else {
      await next();
    }
  }
}

/** s3rver answers before the last bytes are in the file. */
async function settled(stored: Stored, path: string): Promise<Stored> {
  while ((await stat(path)).size < stored.size) {
    await setTimeout(1);
  }
  return stored;
}
