import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes uploads: a request may take UPLOAD_TIMEOUT_MS to arrive, not REQUEST_TIMEOUT_MS. */
    isUpload?: boolean;
  }
}

/**
 * Ends requests that take longer to arrive than their route allows. Node has one requestTimeout for the whole server,
 * which must suit the slowest route.
 */
export function limitBodyTime(fastify: FastifyInstance, settings: Settings): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.headers['transfer-encoding'] === undefined && !(Number(raw.headers['content-length']) > 0)) {
      return;
    }
    const timer = setTimeout(
      () => {
        // Node ends a late request in the same way: the clientError handler answers 408 and closes.
        if (reply.raw.headersSent) {
          raw.socket.destroy();
        } else {
          fastify.server.emit('clientError', late(), raw.socket);
        }
      },
      request.routeOptions.config?.isUpload ? settings.UPLOAD_TIMEOUT_MS : settings.REQUEST_TIMEOUT_MS,
    );
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
}

function late(): Error {
  return Object.assign(new Error('The request did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
