import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's limit for a JSON body in bytes, where it is above the usual one. */
    bodyLimit?: number;
  }
}

/**
 * Lets the routes that ask for it take larger bodies. A body is read before any guard runs: above `limit` it is read
 * only with a valid token, so that no stranger fills the memory.
 * @param limit of the other routes, in bytes
 * @param verify rejects when the request's token is not valid
 */
export function allowLargeBodies(
  fastify: FastifyInstance,
  limit: number,
  verify: (request: FastifyRequest) => Promise<unknown>,
): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) {
      route.bodyLimit = bodyLimit;
      route.preParsing = async (request, _, payload) => {
        const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
        if (!(length <= limit)) {
          await verify(request);
        }
        return payload;
      };
    }
  });
}
