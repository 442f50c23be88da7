import { HttpError } from '../api/http-error';
import { contar } from '../lib/numeros';
import type { SessionProblem } from './session';

/** The message for the person about a failed submit. */
export function problemOf(error: unknown): SessionProblem {
  if (!(error instanceof HttpError)) {
    return { code: 'UNKNOWN', message: 'No se pudo completar la operación' };
  }
  if (error.status === 429) return { code: error.code, message: tooManyAttempts(error.retryAfter) };
  const { code, message, details } = error;
  return { code, message, details };
}

function tooManyAttempts(seconds: number | undefined): string {
  if (!seconds) return 'Demasiados intentos. Espere un momento y vuelva a intentar.';
  const minutes = Math.ceil(seconds / 60);
  const wait = contar(minutes, 'minuto', 'minutos');
  return `Demasiados intentos. Vuelva a intentar en ${wait}.`;
}
