import type { FastifyInstance } from 'fastify';

/**
 * From the moment the server starts closing, each answer tells its client to leave the connection: idle keep-alive
 * connections would otherwise hold the shutdown for over a minute.
 */
export function drainOnClose(fastify: FastifyInstance): void {
  let isClosing = false;
  fastify.addHook('preClose', async () => {
    isClosing = true;
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (isClosing) {
      reply.header('connection', 'close');
    }
  });
  // An answer whose headers had left before the closing began promised to keep its connection.
  fastify.addHook('onResponse', async () => {
    if (isClosing) {
      setImmediate(() => fastify.server.closeIdleConnections());
    }
  });
}
