import type { FastifyInstance } from 'fastify';

/** Has no shared computer keep an answer of the API: those that may be kept say so themselves. */
export function keepAnswersPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
