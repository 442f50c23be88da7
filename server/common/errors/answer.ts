import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorDetail, LAST_TITULAR } from './domain-error.js';

/** The answer to a client about an error. */
export interface Answer {
  status: number;
  code: string;
  message: string;
  details?: ErrorDetail[];
  retryAfter?: number;
}

/** Answers to the errors of PostgreSQL, Fastify and the file system, by their code. */
const BY_CODE: Record<string, Answer> = {
  // Errors of PostgreSQL, by SQLSTATE.
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
  // Errors of Fastify.
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

const UNREADABLE = {
  code: 'PEDIDO_INVALIDO',
  message: 'El pedido no se pudo leer: revise la dirección y que el cuerpo sea un JSON válido.',
};

const BY_STATUS: Record<number, Omit<Answer, 'status'>> = {
  400: UNREADABLE,
  403: { code: 'SIN_PERMISO', message: 'No tiene permiso para hacer esto.' },
  404: { code: 'NO_ENCONTRADO', message: 'No se encontró lo que se pidió.' },
  405: { code: 'METODO_NO_ADMITIDO', message: 'El método no se admite aquí.' },
  408: { code: 'TIEMPO_AGOTADO', message: 'El pedido no llegó a tiempo. Vuelva a intentarlo.' },
  413: { code: 'DEMASIADO_GRANDE', message: 'Lo que se envió supera el tamaño permitido.' },
  414: { code: 'DIRECCION_LARGA', message: 'La dirección es demasiado larga.' },
  415: { code: 'TIPO_NO_ADMITIDO', message: 'El tipo de contenido no se admite.' },
  417: { code: 'EXPECT_NO_ADMITIDO', message: 'El encabezado Expect admite solo 100-continue.' },
  431: { code: 'ENCABEZADOS_GRANDES', message: 'La dirección y los encabezados son demasiado largos.' },
  503: { code: 'NO_DISPONIBLE', message: 'El servicio no está disponible en este momento.' },
};

/**
 * The answer to an error of ours, of PostgreSQL, or of a library that blames the client. Null for an unforeseen error.
 */
export function answerTo(error: unknown): Answer | null {
  if (error instanceof DomainError) {
    const { status, code, message, details, retryAfter } = error;
    return { status, code, message, details, retryAfter };
  }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (Object.hasOwn(BY_CODE, code)) {
    return BY_CODE[code] ?? null;
  }
  const status = error instanceof HttpException ? error.getStatus() : statusCode;
  return status in BY_STATUS || (status >= 400 && status < 500) ? refusalOf(status) : null;
}

/** The answer to a request that is refused with this status. */
export function refusalOf(status: number): Answer {
  return { status, ...(BY_STATUS[status] ?? UNREADABLE) };
}

/** The body of an answer. @param requestId names the request in the log */
export function bodyOf({ status, code, message, details }: Answer, requestId: string) {
  return { statusCode: status, code, message, details, requestId };
}
