import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;

/**
 * Makes the server's own requests to other hosts. A name is resolved once, and the connection uses that result.
 * Private, loopback and link-local addresses are refused unless the settings allow them. Redirects are not followed; an
 * answer's size and time are limited.
 */
@Injectable()
export class OutgoingHttp {
  constructor(private readonly settings: Settings) {}

  /** Fetches a document, as `fetch` would. @throws Error when it cannot, may not, or takes too long */
  get = async (url: string, { signal }: { signal?: AbortSignal } = {}): Promise<Response> => {
    const allowPrivate = this.settings.OIDC_ALLOW_PRIVATE;
    // Loaded with the first request: it takes 10 MB of memory.
    const { useAgent } = await import('request-filtering-agent');
    const agent = useAgent(url, { allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate });
    const get = new URL(url).protocol === 'https:' ? getHttps : getHttp;
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(
        url,
        {
          agent,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          headers: { accept: 'application/json' },
        },
        resolve,
      ).on('error', reject);
    });
    return new Response(await bodyOf(answer), { status: answer.statusCode });
  };
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) {
      throw new Error(`The answer is larger than ${MAX_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
