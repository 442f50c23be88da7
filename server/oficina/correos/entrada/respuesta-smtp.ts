import { DomainError } from '../../../common/errors/domain-error.js';

/** A reply of SMTP other than success. A code of 4xx asks to try again, one of 5xx not to. */
export class RespuestaSmtp extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** What is replied to an error. Whatever is not known to be for good is to be tried again: nothing is lost by it. */
export function respuestaA(error: unknown): RespuestaSmtp {
  if (error instanceof RespuestaSmtp) {
    return error;
  }
  const code = error instanceof DomainError ? error.code : '';
  return code === 'SIN_ESPACIO' || code === 'LIMITE_ALMACENAMIENTO'
    ? new RespuestaSmtp(452, 'Insufficient storage, try again later')
    : new RespuestaSmtp(451, 'Temporary failure, try again later');
}
