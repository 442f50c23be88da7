/** What a client is told about a field that was refused: `campo` as the body names it, `mensaje` in Spanish. */
export interface ErrorDetail {
  campo?: string;
  mensaje: string;
  [extra: string]: unknown;
}

/**
 * An error with a code for programs and a message in Spanish for people; the filter answers it as
 * `{statusCode, code, message, details?, requestId}`.
 */
export class DomainError extends Error {
  // Workers load this file as it is, so that its fields are not parameters.
  readonly code: string;
  readonly status: number;
  readonly details?: ErrorDetail[];
  /** Seconds after which it is worth trying again, for the Retry-After header. */
  readonly retryAfter?: number;

  constructor(code: string, status: number, message: string, details?: ErrorDetail[], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** 503 when the database cannot be reached, or cannot work. @param cause what happened, for the log */
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

/** 404 for what does not exist, and for what this person must not know exists. */
export function notFound(what: string): DomainError {
  return new DomainError('NO_ENCONTRADO', 404, `No se encontró ${what}.`);
}

/** 403 when this person may not do what was asked. */
export function forbidden(): DomainError {
  return new DomainError('SIN_PERMISO', 403, 'No tiene permiso para hacer esto.');
}

/** 422 for a field whose value can be read but not used. @param mensaje a sentence in Spanish */
export function invalidField(campo: string, mensaje: string): DomainError {
  return invalidFields([{ campo, mensaje }]);
}

/** As {@link invalidField}, for all that are wrong at once. @param details at least one */
export function invalidFields(details: ErrorDetail[]): DomainError {
  return new DomainError('DATOS_INVALIDOS', 422, details.map(({ mensaje }) => mensaje).join(' '), details);
}

/** 412: the version in If-Match is not the present one. @param what with its article («la carpeta») */
export function staleVersion(what: string): DomainError {
  return new DomainError(
    'VERSION_ANTERIOR',
    412,
    `Otra persona modificó ${what} mientras tanto. Vuelva a cargar la página e inténtelo de nuevo.`,
  );
}

/** As {@link staleVersion}, with the present version, for a row that only one person writes. */
export function staleOwnVersion(what: string, version: number): DomainError {
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  const mensaje = `${name} cambió mientras tanto en otra pestaña o en otro dispositivo.`;
  return new DomainError('VERSION_ANTERIOR', 412, mensaje, [{ mensaje, version }]);
}

/** The service's refusal, and the database's when two leave at once (SQLSTATE CA001). */
export const LAST_TITULAR = 'La cuenta debe tener al menos un titular activo. Antes, dé ese rol a otra persona.';

/** 409 for what would leave a cuenta without anybody to administer it. */
export function lastTitular(): DomainError {
  return new DomainError('ULTIMO_TITULAR', 409, LAST_TITULAR);
}
