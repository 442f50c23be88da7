import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of JSON that the route takes, where they are more than the others'. */
    bodyLimit?: number;
  }
}

/**
 * Gives the routes that ask for it a larger body. It is read before any guard: what is larger than elsewhere is read only
 * from somebody whose token holds, so that no stranger fills the memory.
 * @param limit of the other routes
 * @param verify rejects when the request's token does not hold
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
