import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes uploads: a request may take UPLOAD_TIMEOUT_MS to arrive, not REQUEST_TIMEOUT_MS. */
    isUpload?: boolean;
    /** The route's limit for a JSON body in bytes, where it is above the usual one. */
    bodyLimit?: number;
  }
}

/** How long a refused sender may pause before its connection ends. */
const PAUSE_MS = 1_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Limits how long a body may take to arrive. Routes that ask for it take longer or larger ones, but only from somebody:
 * a body is read before any guard runs, and a stranger would fill the memory or hold the connection.
 * @param identify rejects when nobody with a session sends the request
 */
export function limitBodies(
  fastify: FastifyInstance,
  { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS }: Settings,
  identify: (request: FastifyRequest) => Promise<unknown>,
): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const { headers } = request.raw;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0) {
      endAfter(REQUEST_TIMEOUT_MS, request, reply);
    }
  });
  fastify.addHook('onRoute', (route) => {
    const { isUpload, bodyLimit } = route.config ?? {};
    if (isUpload || bodyLimit) {
      route.bodyLimit = bodyLimit;
      route.preParsing = async (request, reply, payload) => {
        await identify(request);
        if (isUpload) {
          endAfter(UPLOAD_TIMEOUT_MS, request, reply);
        }
        return payload;
      };
    }
  });
  // Bytes on their way are still taken, since a client that meets a closed connection does not see the answer.
  fastify.addHook('onResponse', async (request, reply) => {
    if (!request.raw.complete && (reply.statusCode === 401 || reply.statusCode === 403)) {
      endAfter(REQUEST_TIMEOUT_MS, request, reply);
      request.raw.socket.setTimeout(PAUSE_MS);
    }
  });
}

/**
 * Ends a request whose body has not arrived in time. Node has one requestTimeout for the whole server, which must suit
 * the slowest route.
 */
function endAfter(ms: number, { raw, server }: FastifyRequest, reply: FastifyReply): void {
  const stop = () => clearTimeout(timers.get(raw));
  stop();
  const timer = setTimeout(() => {
    // Node ends a late request in the same way: the clientError handler answers 408 and closes.
    if (reply.raw.headersSent) {
      raw.socket.destroy();
    } else {
      server.server.emit('clientError', late(), raw.socket);
    }
  }, ms);
  timers.set(raw, timer);
  raw.once('end', stop).once('close', stop);
}

function late(): Error {
  return Object.assign(new Error('The request did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
