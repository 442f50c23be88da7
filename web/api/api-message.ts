import type { FieldError } from './http-error';

/** What a rejected call says to a person, whatever it was rejected with. */
export function apiMessage(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message ? message : 'No se pudo completar la operación';
}

/** The server's error code of a rejected call. */
export function apiCode(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : null;
}

/** The HTTP status of a rejected call; 0 when no answer came. */
export function apiStatus(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : null;
}

/** The fields that a rejected call names, none when it names none. */
export function apiFieldErrors(error: unknown): FieldError[] {
  const details = (error as { details?: unknown } | null)?.details;
  return Array.isArray(details) ? details.filter(isFieldError) : [];
}

function isFieldError(detail: unknown): detail is FieldError {
  const { campo, mensaje } = (detail ?? {}) as Partial<FieldError>;
  return typeof campo === 'string' && typeof mensaje === 'string';
}
