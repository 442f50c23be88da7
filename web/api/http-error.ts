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

/** What a request that did not succeed rejects with. `status` 0 means that no answer came. */
export class HttpError extends Error {
  readonly status: number;
  /** The server's error code, or one of NETWORK, ABORTED, SCOPE_CHANGED, SESSION_EXPIRED and HTTP_<status>. */
  readonly code: string;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** Seconds, from Retry-After. */
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

  /** No answer at all, or one that says that the server cannot work now: worth trying again later. */
  get isTransient(): boolean {
    return this.code === 'NETWORK' || this.status >= 500 || this.status === 429;
  }

  /** Part of leaving a page, a cuenta, the session or a verification: nothing that a person should be told. */
  get isSilent(): boolean {
    return silentCodes.includes(this.code);
  }
}

/** The server wants to be shown again who is there. */
export const stepUpCode = 'VERIFICACION_REQUERIDA';

/** A verification that the person left is no error either: they know. */
const silentCodes = ['ABORTED', 'SCOPE_CHANGED', 'SESSION_EXPIRED', stepUpCode];

/** Reads the server's `{statusCode, code, message, details?, requestId}`, or makes do with the status. */
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

/** What is thrown by a transport (a refused connection, an abort) as an HttpError. */
export function errorFromTransport(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const isAbort = (error as { name?: unknown } | null)?.name === 'AbortError';
  return new HttpError({
    status: 0,
    code: isAbort ? 'ABORTED' : 'NETWORK',
    message: isAbort ? 'La solicitud fue cancelada' : 'No se pudo conectar con el servidor. Revise su conexión.',
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
