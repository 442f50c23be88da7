import { type FieldError, givenUpText, isGivenUp } from './http-error';

/** The message to show for a failed call. It is a general message when the error has none. */
export function apiMessage(error: unknown): string {
  if (isGivenUp(error)) return givenUpText;
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message ? message : 'No se pudo completar la operación';
}

/** The error code of a failed call. Null when the error has none. */
export function apiCode(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : null;
}

/** The HTTP status of a failed call: 0 when no answer came, null for any other kind of error. */
export function apiStatus(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : null;
}

/** The fields that the server refused. Empty when the error names none. */
export function apiFieldErrors(error: unknown): FieldError[] {
  const details = (error as { details?: unknown } | null)?.details;
  return Array.isArray(details) ? details.filter(isFieldError) : [];
}

function isFieldError(detail: unknown): detail is FieldError {
  const { campo, mensaje } = (detail ?? {}) as Partial<FieldError>;
  return typeof campo === 'string' && typeof mensaje === 'string';
}
