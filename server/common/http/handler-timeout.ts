import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';

/** How much later than its handler a silent connection ends. So the answer is sent first. */
export const ANSWER_MS = 5_000;

/**
 * Answers 503 for a handler that takes longer than HANDLER_TIMEOUT_MS. The time counts from the end of the request. The
 * work of the handler continues until its own limits end it. An answer that has begun is not touched.
 */
export function limitHandlerTime(fastify: FastifyInstance, { HANDLER_TIMEOUT_MS }: Settings): void {
  fastify.addHook('preHandler', (request, reply, done) => {
    const start = () => {
      const timer = setTimeout(() => {
        if (!reply.raw.headersSent) {
          void reply.send(tooSlow());
        }
      }, HANDLER_TIMEOUT_MS);
      reply.raw.once('close', () => clearTimeout(timer));
    };
    if (request.routeOptions.config?.isUpload) {
      request.raw.once('end', start);
    } else {
      start();
    }
    done();
  });
}

function tooSlow(): DomainError {
  return new DomainError(
    'DEMASIADO_LENTO',
    503,
    'La operación tarda demasiado. Antes de repetirla, revise si llegó a hacerse.',
  );
}
