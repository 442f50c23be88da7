import { once } from 'node:events';
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 3;
export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The error of an answer that is larger than allowed. */
export class AnswerTooLarge extends Error {}

/**
 * Makes the server's own requests to other hosts. A name is resolved once, and the connection uses that address.
 * Private, loopback, link-local and other special addresses are refused. Size and time of an answer are limited.
 */
@Injectable()
export class OutgoingHttp {
  constructor(private readonly settings: Settings) {}

  /**
   * Fetches a document from an address that an operator configured. It works like `fetch`, but follows no redirects. A
   * setting allows private addresses, by default the setting of the identity provider.
   * @throws Error when the request fails, is forbidden, or takes too long
   */
  get = async (
    url: string,
    { signal, allowPrivate = this.settings.OIDC_ALLOW_PRIVATE }: { signal?: AbortSignal; allowPrivate?: boolean } = {},
  ): Promise<Response> => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await ask(url, {
        agent: await this.agentOf(url, allowPrivate),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headers: { accept: 'application/json' },
      });
      const body = await bodyOf(answer, MAX_BYTES);
      // Answers with some statuses must have no body.
      return new Response(body.length > 0 ? body : null, { status: answer.statusCode });
    } catch (error) {
      // The error of an ended connection does not name the timeout.
      timeout.throwIfAborted();
      throw error;
    }
  };

  /**
   * Posts a text to an address that an operator configured, without following redirects.
   * @returns the status of the answer
   * @throws Error when the request fails, is forbidden, or takes too long
   */
  async post(
    url: string,
    body: string,
    { headers, signal, allowPrivate }: { headers: Record<string, string>; signal: AbortSignal; allowPrivate: boolean },
  ): Promise<number> {
    const agent = await this.agentOf(url, allowPrivate);
    const answer = await ask(url, { method: 'POST', agent, signal, headers }, body);
    answer.destroy();
    return answer.statusCode ?? 0;
  }

  /**
   * Fetches an address that a stranger named. Only the usual ports of the web are allowed, and never a private address.
   * At most three redirects are followed, each with the same checks. The request does not identify the person behind
   * it.
   * @throws AnswerTooLarge · Error when the request fails, is forbidden, or takes too long
   */
  async getPublic(url: string, { accept, maxBytes }: { accept: string; maxBytes: number }): Promise<Buffer> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let address = webAddress(url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const answer = await ask(address.href, {
        agent: await this.agentOf(address.href, false),
        signal,
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Mozilla/5.0 (compatible)' },
      });
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) {
        return await bodyOf(answer, maxBytes);
      }
      answer.destroy();
      if (!REDIRECTS.has(statusCode) || !headers.location) {
        throw new Error(`${address.host} answered ${statusCode}.`);
      }
      address = webAddress(headers.location, address);
    }
    throw new Error(`There are more than ${MAX_REDIRECTS} redirects.`);
  }

  /**
   * The IP address of a server that a stranger named. The server has taken a connection. Connect to this address, not
   * to the name: the address was checked.
   * @throws Error when the server is not reached, forbidden, or too slow
   */
  async addressOf(host: string, port: number, allowPrivate: boolean): Promise<string> {
    const agent = await this.agentOf('http://servidor', allowPrivate);
    const socket = agent.createConnection({ host, port }) as Socket;
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return socket.remoteAddress ?? host;
    } finally {
      // The socket may fail once more while it ends.
      socket.on('error', () => {}).destroy();
    }
  }

  /** The agent that makes the connections to an address. It refuses forbidden addresses. */
  async agentOf(url: string, allowPrivate: boolean): Promise<Agent> {
    // The library is loaded with the first request: it takes 10 MB of memory.
    const { useAgent: agentFor } = await import('request-filtering-agent');
    return agentFor(url, { allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate });
  }
}

function ask(
  url: string,
  options: Parameters<typeof requestHttp>[1] & object,
  body?: string,
): Promise<IncomingMessage> {
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => request(url, options, resolve).on('error', reject).end(body));
}

/** An address of the web on its usual ports, without user name and password. */
function webAddress(text: string, base?: URL): URL {
  const url = new URL(text, base);
  const isWeb = ['http:', 'https:'].includes(url.protocol) && ['', '80', '443'].includes(url.port);
  if (!isWeb) {
    throw new Error(`${url.protocol}//${url.host} is not allowed.`);
  }
  url.username = '';
  url.password = '';
  return url;
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new AnswerTooLarge(`The answer is larger than ${maxBytes} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
