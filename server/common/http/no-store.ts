import type { FastifyInstance } from 'fastify';

/**
 * Keeps answers of the API out of caches, since people share computers. Answers with a header of their own for caches
 * keep it.
 */
export function keepAnswersPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
