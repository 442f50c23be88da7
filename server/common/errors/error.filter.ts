import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, DomainError, type ErrorDetail, LAST_TITULAR } from './domain-error.js';

interface Answer {
  status: number;
  code: string;
  message: string;
  details?: ErrorDetail[];
  retryAfter?: number;
}

/** Answers to the errors of PostgreSQL, Fastify and the file system, by their code. */
const BY_CODE: Record<string, Answer> = {
  // PostgreSQL, by SQLSTATE.
  '23502': { status: 422, code: 'DATO_INVALIDO', message: 'Falta uno de los datos.' },
  '22P02': {
    status: 422,
    code: 'DATO_INVALIDO',
    message: 'Uno de los textos tiene caracteres que no se pueden guardar.',
  },
  '23503': {
    status: 422,
    code: 'REFERENCIA_INVALIDA',
    message: 'Uno de los datos que se nombran no existe o todavía está en uso.',
  },
  '23505': { status: 409, code: 'YA_EXISTE', message: 'Ya existe un registro con esos datos.' },
  '23514': { status: 422, code: 'DATO_INVALIDO', message: 'Uno de los datos está fuera de lo permitido.' },
  '22001': { status: 422, code: 'DATO_INVALIDO', message: 'Uno de los datos es demasiado largo.' },
  '22003': { status: 422, code: 'DATO_INVALIDO', message: 'Uno de los números es demasiado grande.' },
  '22021': {
    status: 422,
    code: 'DATO_INVALIDO',
    message: 'Uno de los textos tiene caracteres que no se pueden guardar.',
  },
  '22P05': {
    status: 422,
    code: 'DATO_INVALIDO',
    message: 'Uno de los textos tiene caracteres que no se pueden guardar.',
  },
  '42501': { status: 403, code: 'SIN_PERMISO', message: 'No tiene permiso para hacer esto.' },
  CA001: {
    status: 409,
    code: 'ULTIMO_TITULAR',
    message: LAST_TITULAR,
  },
  '40001': { status: 409, code: 'CONFLICTO', message: 'Otra persona cambió lo mismo a la vez. Vuelva a intentarlo.' },
  '40P01': { status: 409, code: 'CONFLICTO', message: 'Otra persona cambió lo mismo a la vez. Vuelva a intentarlo.' },
  '55P03': {
    status: 503,
    code: 'OCUPADO',
    message: 'Hay otra operación en curso sobre lo mismo. Vuelva a intentarlo en unos segundos.',
  },
  '57014': {
    status: 503,
    code: 'DEMASIADO_LENTO',
    message: 'La operación tardó demasiado y se canceló. Vuelva a intentarlo.',
  },
  // Fastify.
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'TIPO_NO_ADMITIDO',
    message: 'El tipo de contenido no se admite.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'DEMASIADO_GRANDE',
    message: 'Lo que se envió supera el tamaño permitido.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'JSON_INVALIDO', message: 'El cuerpo no puede estar vacío.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'PEDIDO_INVALIDO',
    message: 'El largo del cuerpo no coincide con el declarado.',
  },
  FST_REQ_FILE_TOO_LARGE: { status: 413, code: 'ARCHIVO_GRANDE', message: 'El archivo supera el tamaño permitido.' },
  FST_FILES_LIMIT: { status: 413, code: 'DEMASIADOS_ARCHIVOS', message: 'Se enviaron demasiados archivos a la vez.' },
  FST_FIELDS_LIMIT: { status: 413, code: 'DEMASIADOS_CAMPOS', message: 'Se enviaron demasiados campos.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    code: 'TIPO_NO_ADMITIDO',
    message: 'Los archivos se envían como multipart/form-data.',
  },
  ENOSPC: { status: 507, code: 'SIN_ESPACIO', message: 'No queda espacio para guardar archivos.' },
};

const BY_STATUS: Record<number, Omit<Answer, 'status'>> = {
  400: {
    code: 'PEDIDO_INVALIDO',
    message: 'El pedido no se pudo leer: revise la dirección y que el cuerpo sea un JSON válido.',
  },
  404: { code: 'NO_ENCONTRADO', message: 'No se encontró lo que se pidió.' },
  405: { code: 'METODO_NO_ADMITIDO', message: 'El método no se admite aquí.' },
  413: { code: 'DEMASIADO_GRANDE', message: 'Lo que se envió supera el tamaño permitido.' },
  415: { code: 'TIPO_NO_ADMITIDO', message: 'El tipo de contenido no se admite.' },
  503: { code: 'NO_DISPONIBLE', message: 'El servicio no está disponible en este momento.' },
};

/** Seconds for Retry-After, by status, where the error names none. */
const RETRY_AFTER: Record<number, number> = { 429: 2, 503: 2 };
/** While the database is away each request meets it, and one line of the log in this time is enough. */
const QUIET_MS = 5_000;

/** SQLSTATE of a PostgreSQL that stops, starts, or has no memory, disk or connection left. */
const DATABASE_DOWN = /^(08|53|57P0)/;

/**
 * Answers every error as `{statusCode, code, message, details?, requestId}`; an unforeseen one as 500, without its
 * details.
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
    const { status, code, message, details, retryAfter = RETRY_AFTER[status] } = answer;
    if (retryAfter !== undefined) {
      void reply.header('retry-after', retryAfter);
    }
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .send({ statusCode: status, code, message, details, requestId: request.id });
  }

  private answerTo(error: unknown): Answer {
    if (error instanceof DatabaseUnavailable && Date.now() > this.toldAt + QUIET_MS) {
      this.toldAt = Date.now();
      this.logger.warn({ err: error.cause }, 'The database is not available.');
    }
    if (error instanceof DomainError) {
      const { status, code, message, details, retryAfter } = error;
      return { status, code, message, details, retryAfter };
    }
    const { code } = error as { code?: string };
    const known = code === undefined ? undefined : BY_CODE[code];
    if (known) {
      return known;
    }
    if (code !== undefined && DATABASE_DOWN.test(code)) {
      return this.answerTo(new DatabaseUnavailable(error));
    }
    const status =
      error instanceof HttpException ? error.getStatus() : ((error as { statusCode?: number }).statusCode ?? 500);
    const byStatus = BY_STATUS[status];
    if (byStatus) {
      return { status, ...byStatus };
    }
    this.logger.error({ err: error }, 'Unforeseen error.');
    return {
      status: 500,
      code: 'ERROR_INTERNO',
      message: 'Ocurrió un error inesperado. Si se repite, informe el número de pedido.',
    };
  }
}
