/** The used parts of s3rver, which has no types. */
declare module 's3rver' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  export interface Context {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    req: IncomingMessage;
    res: ServerResponse;
    respond: boolean;
    status: number;
    type: string;
    body: string;
  }

  export interface Stored {
    size: number;
    md5: string;
  }

  export default class S3rver {
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    httpServer: Server;
    store: {
      putObject(object: { bucket: string; key: string }): Promise<Stored>;
      putPart(bucket: string, uploadId: string, part: string, content: unknown): Promise<Stored>;
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
      initiateUpload(bucket: string, key: string, uploadId: string, metadata: object): Promise<void>;
    };
    constructor(options: object);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
