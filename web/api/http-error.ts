/** One field that the server refused, as its errors name it in `details`. */
export interface FieldError {
  campo: string;
  mensaje: string;
  [extra: string]: unknown;
}

interface HttpErrorFields {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  requestId?: string;
  retryAfter?: number;
}

/** The error of a request that failed. `status` is 0 when no answer came. */
export class HttpError extends Error {
  readonly status: number;
  /** The server's error code, or NETWORK, ABORTED, SCOPE_CHANGED, SESSION_EXPIRED, NO_URL or HTTP_<status>. */
  readonly code: string;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, details, requestId, retryAfter }: HttpErrorFields) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** Whether no answer came, or the server cannot work now. Then a later attempt may succeed. */
  get isTransient(): boolean {
    return this.code === 'NETWORK' || this.status >= 500 || this.status === 429;
  }

  /**
   * Whether no toast is needed: the person left the page, the cuenta, the session or a verification, or the page
   * explains the error.
   */
  get isSilent(): boolean {
    return silentCodes.includes(this.code);
  }
}

/** The code with which the server asks the person to verify who they are. */
export const stepUpCode = 'VERIFICACION_REQUERIDA';

/**
 * The code with which the server asks an operator to turn the second factor on. The administration explains it on its
 * page.
 */
export const secondFactorCode = 'SEGUNDO_FACTOR_REQUERIDO';

/** A verification that the person cancelled is silent too, because they know about it. */
const silentCodes = ['ABORTED', 'SCOPE_CHANGED', 'SESSION_EXPIRED', stepUpCode, secondFactorCode];

/** Reads the server's `{statusCode, code, message, details?, requestId}`, or builds an error from the status alone. */
export async function errorFromResponse(response: Response): Promise<HttpError> {
  const body = await readBody(response);
  return new HttpError({
    status: response.status,
    code: body?.code ?? `HTTP_${response.status}`,
    message: body?.message ?? messageFor(response.status),
    details: body?.details,
    requestId: body?.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
}

/** The message for an aborted call. The browser and RTK Query would say it in English. */
export const givenUpText = 'La solicitud se interrumpió. Intente nuevamente.';

/** Whether a call was aborted, because its page was left or it took too long. */
export function isGivenUp(error: unknown): boolean {
  const name = (error as { name?: unknown } | null)?.name;
  return name === 'AbortError' || name === 'TimeoutError';
}

/** Turns an error of a transport (a refused connection, an abort) into an HttpError. */
export function errorFromTransport(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const isAbort = isGivenUp(error);
  return new HttpError({
    status: 0,
    code: isAbort ? 'ABORTED' : 'NETWORK',
    message: isAbort ? givenUpText : 'No se pudo conectar con el servidor. Revise su conexión.',
  });
}

async function readBody(response: Response): Promise<Partial<HttpErrorFields> | null> {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

function messageFor(status: number): string {
  if (status === 404) return 'No se encontró lo que se buscaba';
  if (status === 413) return 'El archivo es demasiado grande';
  if (status === 429) return 'Demasiados intentos. Espere un momento y vuelva a intentar.';
  if (status >= 500) return 'El servidor no pudo responder. Intente nuevamente en unos minutos.';
  return 'No se pudo completar la operación';
}
