/** The fault of a field in the body: its name and a message in Spanish. */
export interface ErrorDetail {
  campo?: string;
  mensaje: string;
  [extra: string]: unknown;
}

/**
 * An error with a code for programs and a message in Spanish for people. The filter answers it as `{statusCode, code,
 * message, details?, requestId}`.
 */
export class DomainError extends Error {
  // The fields are no constructor parameters, because workers load this file without compilation.
  readonly code: string;
  readonly status: number;
  readonly details?: ErrorDetail[];
  /** Seconds after which a new try may succeed, for the Retry-After header. */
  readonly retryAfter?: number;

  constructor(code: string, status: number, message: string, details?: ErrorDetail[], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** The error 503 when the database cannot be reached, or cannot work. @param cause for the log */
export class DatabaseUnavailable extends DomainError {
  constructor(cause: unknown) {
    super(
      'BASE_NO_DISPONIBLE',
      503,
      'La base de datos no está disponible en este momento. Vuelva a intentarlo en unos segundos.',
      undefined,
      { cause },
    );
  }
}

/** The error 404 for a missing thing. Also for a thing that this person must not know of. */
export function notFound(what: string): DomainError {
  return new DomainError('NO_ENCONTRADO', 404, `No se encontró ${what}.`);
}

/** The error 403 when this person lacks the right to the action. */
export function forbidden(): DomainError {
  return new DomainError('SIN_PERMISO', 403, 'No tiene permiso para hacer esto.');
}

/** The error 422 for a field whose value can be read but not used. @param mensaje a sentence in Spanish */
export function invalidField(campo: string, mensaje: string): DomainError {
  return invalidFields([{ campo, mensaje }]);
}

/** The error 422 of {@link invalidField}, for all wrong fields at once. @param details at least one */
export function invalidFields(details: ErrorDetail[]): DomainError {
  return new DomainError('DATOS_INVALIDOS', 422, details.map(({ mensaje }) => mensaje).join(' '), details);
}

/** The error 412: the version in If-Match is not the present version. @param what with its article («la carpeta») */
export function staleVersion(what: string): DomainError {
  return new DomainError(
    'VERSION_ANTERIOR',
    412,
    `Otra persona modificó ${what} mientras tanto. Vuelva a cargar la página e inténtelo de nuevo.`,
  );
}

/** The error 412 of {@link staleVersion} with the present version. For rows that only one person writes. */
export function staleOwnVersion(what: string, version: number): DomainError {
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  const mensaje = `${name} cambió mientras tanto en otra pestaña o en otro dispositivo.`;
  return new DomainError('VERSION_ANTERIOR', 412, mensaje, [{ mensaje, version }]);
}

/** The message when the last titular would leave. The database sends it for two at once (SQLSTATE CA001). */
export const LAST_TITULAR = 'La cuenta debe tener al menos un titular activo. Antes, dé ese rol a otra persona.';

/** The error 409 for an action that would leave a cuenta without a titular. */
export function lastTitular(): DomainError {
  return new DomainError('ULTIMO_TITULAR', 409, LAST_TITULAR);
}
