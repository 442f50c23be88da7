import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import type { Settings } from '../config/settings.js';
import type { limitBodies } from './bodies.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the route takes uploads. If so, a request may take UPLOAD_TIMEOUT_MS to arrive, not REQUEST_TIMEOUT_MS.
     */
    isUpload?: boolean;
  }
}

/** The refusals that are sent before the body has arrived. */
const KEEPS_READING = new Set([401, 403, 413, 415]);

/** How long a refused sender may pause before its connection ends. */
const PAUSE_MS = 1_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Limits the time in which a body arrives. Uploads get more time once {@link limitBodies} knows their sender. A
 * stranger would hold the connection.
 */
export function limitBodyTime(fastify: FastifyInstance, { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS }: Settings): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0) {
      endAfter(REQUEST_TIMEOUT_MS, request, reply);
    }
    done();
  });
  fastify.addHook('onRoute', (route) => {
    if (route.config?.isUpload) {
      const giveTime: preParsingHookHandler = async (request, reply, payload) => {
        endAfter(UPLOAD_TIMEOUT_MS, request, reply);
        return payload;
      };
      route.preParsing = [route.preParsing ?? [], giveTime].flat();
    }
  });
  // The rest of the body is still read. A client with a closed connection does not see the answer.
  fastify.addHook('onResponse', (request, reply, done) => {
    if (!request.raw.complete && KEEPS_READING.has(reply.statusCode)) {
      endAfter(REQUEST_TIMEOUT_MS, request, reply);
      request.raw.socket.setTimeout(PAUSE_MS);
    }
    done();
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
    // Node ends a late request in the same way. The clientError handler answers 408 and closes the connection.
    if (reply.raw.headersSent) {
      raw.destroy();
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
