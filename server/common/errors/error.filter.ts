import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteRefusal } from '../access/sign-in-watch.js';
import { FilesUnavailable } from '../files/file-driver.js';
import { type Answer, answerTo, bodyOf } from './answer.js';
import { DatabaseUnavailable } from './domain-error.js';
import { unstorableFields } from './null-characters.js';

/** Seconds for Retry-After by status, for errors that name none. */
const RETRY_AFTER: Record<number, number> = { 429: 2, 503: 2 };
/** While the database or S3 is away, each request fails. A line of the log in this time is enough. */
const QUIET_MS = 5_000;

/** SQLSTATE of a PostgreSQL that stops or starts, or lacks memory, disk or connections. */
const DATABASE_DOWN = /^(08|53|57P0)/;

/**
 * Answers every error as `{statusCode, code, message, details?, requestId}`. An unforeseen error becomes 500, without
 * its details.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');
  private toldAt = 0;

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const answer = this.answerTo(error);
    if (reply.sent) {
      return;
    }
    noteRefusal(request, answer.code);
    const retryAfter = answer.retryAfter ?? RETRY_AFTER[answer.status];
    if (retryAfter !== undefined) {
      void reply.header('retry-after', retryAfter);
    }
    const details = answer.details ?? unstorableFields(error, request.body);
    void reply
      .status(answer.status)
      .header('cache-control', 'no-store')
      .send(bodyOf({ ...answer, details }, request.id));
  }

  private answerTo(error: unknown): Answer {
    const isDatabase = error instanceof DatabaseUnavailable;
    if ((isDatabase || error instanceof FilesUnavailable) && Date.now() > this.toldAt + QUIET_MS) {
      this.toldAt = Date.now();
      this.logger.warn({ err: error.cause }, `The ${isDatabase ? 'database' : 'S3 of the files'} is not available.`);
    }
    const answer = answerTo(error);
    if (answer) {
      return answer;
    }
    const { code } = error as { code?: string };
    if (code !== undefined && DATABASE_DOWN.test(code)) {
      return this.answerTo(new DatabaseUnavailable(error));
    }
    this.logger.error({ err: error }, 'Unforeseen error.');
    return {
      status: 500,
      code: 'ERROR_INTERNO',
      message: 'Ocurrió un error inesperado. Si se repite, informe el número de pedido.',
    };
  }
}
