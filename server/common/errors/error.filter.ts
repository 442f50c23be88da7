import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerTo, bodyOf } from './answer.js';

/** Connection lost or refused while a request was being served: the client may try again. */
const DATABASE_DOWN = /^(08|57P0[123])|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/;

/**
 * Answers every error as `{statusCode, code, message, details?, requestId}`; an unforeseen one as 500, without its
 * details.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const answer = this.answerTo(error);
    if (reply.sent) {
      return;
    }
    if (answer.retryAfter !== undefined) {
      void reply.header('retry-after', answer.retryAfter);
    }
    void reply.status(answer.status).header('cache-control', 'no-store').send(bodyOf(answer, request.id));
  }

  private answerTo(error: unknown): Answer {
    const answer = answerTo(error);
    if (answer) {
      return answer;
    }
    const { code } = error as { code?: string };
    if (code !== undefined && DATABASE_DOWN.test(code)) {
      this.logger.warn({ err: error }, 'The database is not reachable.');
      return {
        status: 503,
        code: 'BASE_NO_DISPONIBLE',
        message: 'La base de datos no está disponible en este momento. Vuelva a intentarlo en unos segundos.',
      };
    }
    this.logger.error({ err: error }, 'Unforeseen error.');
    return {
      status: 500,
      code: 'ERROR_INTERNO',
      message: 'Ocurrió un error inesperado. Si se repite, informe el número de pedido.',
    };
  }
}
