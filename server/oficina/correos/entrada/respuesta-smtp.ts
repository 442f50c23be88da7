import { DomainError } from '../../../common/errors/domain-error.js';

/** An SMTP reply that is no success. A code of 4xx asks the client to try again; 5xx is final. */
export class RespuestaSmtp extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** The reply for an error. An unknown error asks the client to try again, so that no mail is lost. */
export function respuestaA(error: unknown): RespuestaSmtp {
  if (error instanceof RespuestaSmtp) {
    return error;
  }
  const code = error instanceof DomainError ? error.code : '';
  return code === 'SIN_ESPACIO' || code === 'LIMITE_ALMACENAMIENTO'
    ? new RespuestaSmtp(452, 'Insufficient storage, try again later')
    : new RespuestaSmtp(451, 'Temporary failure, try again later');
}
