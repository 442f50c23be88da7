import { reportError } from '../lib/log';
import { tabId } from '../lib/tab-id';
import { errorFromResponse, errorFromTransport, HttpError, stepUpCode } from './http-error';
import type { PendingRequests } from './pending-requests';
import type { Transport, TransportRequest } from './transport';

/** Options of one request; all are off by default. */
export interface RequestOptions {
  /** Send it without the session's headers, never refresh, and leave every error to the caller. */
  skipInterceptor?: boolean;
  /** Pass a 401 on to the caller instead of refreshing and retrying. */
  skipRetry?: boolean;
  /** Show no toast when the request fails, because the caller reports it. */
  skipErrorNotification?: boolean;
  /** Refresh the token before sending if it expires soon. This is for long uploads. */
  refreshFirst?: boolean;
  /** Nobody waits for the request, so it does not show the loading bar. */
  isBackground?: boolean;
}

export interface HttpRequest {
  /** A path of this origin, such as `/api/carpetas`. */
  url: string;
  method?: string;
  /** Query parameters; lists are joined with commas, undefined, null and '' are left out. */
  params?: Record<string, unknown>;
  /** FormData and a Blob are sent as they are, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal;
  options?: RequestOptions;
  /** The form of the answer's body. By default it is JSON or text, by its content type. */
  answer?: 'blob';
  /** Called with 0 to 1 while the body is sent. */
  onUploadProgress?: (fraction: number) => void;
}

export interface HttpResponse<T> {
  data: T;
  status: number;
}

/** The session of a request. `scope` changes with the usuario or the cuenta. */
export interface Credentials {
  accessToken: string;
  usuarioId: string | null;
  cuentaId: string | null;
  rolId: number | null;
  scope: string;
}

/** The functions that the client needs from the session; the store provides them. */
export interface HttpSession {
  credentials(): Credentials | null;
  isExpiringSoon(): boolean;
  /** Waits for the running refresh, or starts a refresh. Rejects when it fails or the session is over. */
  refresh(failedToken: string): Promise<void>;
  /** Reports that the session has ended or is locked. `details` come from the server's error. */
  expired(reason: string, details?: unknown): void;
  /**
   * Asks the person to verify who they are. All waiting requests share one question. True when the person has verified
   * since `sentAt` (milliseconds of performance.now()), so that the request can be sent again.
   */
  stepUp(sentAt: number): Promise<boolean>;
  /** Reports an action that the role does not allow. With a quiet refusal, the form tells it and stays. */
  forbidden(refusal: { error: HttpError; url: string; isQuiet: boolean; hasFile: boolean }): void;
  /** Reports any other error. A quiet error is only logged, because the caller reports it. */
  failed(error: HttpError, url: string, isQuiet: boolean): void;
}

export interface Http {
  request<T>(request: HttpRequest): Promise<HttpResponse<T>>;
}

interface HttpParts {
  session: HttpSession;
  pending: PendingRequests;
  transport: Transport;
}

/** The number of repeats of a refused read, and the longest wait before a repeat, in seconds. */
const maxRepeats = 2;
const maxPatience = 10;

/** The callers of these paths report failures themselves. */
const quietPaths = /^\/api\/(auth\/(check|refresh)|test)/;

/** The one client of the API, for guest pages, sagas and RTK Query alike. Rejects with an {@link HttpError} only. */
export function createHttp({ session, pending, transport }: HttpParts): Http {
  async function send(request: HttpRequest, credentials: Credentials | null): Promise<Response> {
    try {
      return await transport({
        url: urlOf(request),
        method: request.method ?? 'GET',
        headers: headersOf(request, credentials),
        body: bodyOf(request.body),
        signal: request.signal,
        onUploadProgress: request.onUploadProgress,
      });
    } catch (error) {
      throw errorFromTransport(error);
    }
  }

  async function sendVerified(request: HttpRequest): Promise<Response> {
    if (request.options?.skipInterceptor) return send(request, null);
    const before = session.credentials();
    const sentAt = performance.now();
    const response = await sendWithRetry(request);
    if (response.status !== 403 || (await errorFromResponse(response)).code !== stepUpCode) return response;
    if (!(await session.stepUp(sentAt))) return response;
    request.signal?.throwIfAborted();
    sameScope(before);
    return sendWithRetry(request);
  }

  async function sendWithRetry(request: HttpRequest): Promise<Response> {
    const { skipRetry, refreshFirst } = request.options ?? {};
    const first = session.credentials();
    if (first && refreshFirst && session.isExpiringSoon()) await session.refresh(first.accessToken);

    const credentials = sameScope(first);
    const response = await sendPatiently(request, credentials);
    sameScope(first);
    if (response.status !== 401 || !credentials || skipRetry) return response;

    const { code, details } = await errorFromResponse(response);
    if (code !== 'TOKEN_EXPIRED') {
      session.expired(code, details);
      return response;
    }
    await session.refresh(credentials.accessToken);
    request.signal?.throwIfAborted();
    const second = await sendPatiently(request, sameScope(first));
    sameScope(first);
    if (second.status === 401) {
      const again = await errorFromResponse(second);
      session.expired(again.code === 'TOKEN_EXPIRED' ? 'Max retries reached' : again.code, again.details);
    }
    return second;
  }

  /**
   * Repeats a read that was refused for too many requests, at the time that the server names. A write is not repeated.
   */
  async function sendPatiently(request: HttpRequest, credentials: Credentials | null): Promise<Response> {
    for (let sent = 1; ; sent++) {
      const response = await send(request, credentials);
      const seconds = Number(response.headers.get('retry-after'));
      const isShortly = response.status === 429 && seconds > 0 && seconds <= maxPatience;
      if (!isShortly || sent > maxRepeats || (request.method ?? 'GET') !== 'GET') return response;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      request.signal?.throwIfAborted();
      sameScope(credentials);
    }
  }

  /** A request belongs to the cuenta where it was made. In another cuenta it is neither repeated nor answered. */
  function sameScope(before: Credentials | null): Credentials | null {
    const now = session.credentials();
    if (before && before.scope !== now?.scope) {
      throw new HttpError({ status: 0, code: 'SCOPE_CHANGED', message: 'La cuenta activa cambió' });
    }
    return now;
  }

  function report(error: HttpError, request: HttpRequest): void {
    const path = URL.parse(request.url, location.origin)?.pathname ?? request.url;
    if (error.isSilent || request.options?.skipInterceptor) return;
    const isQuiet = Boolean(request.options?.skipErrorNotification) || quietPaths.test(path);
    if (error.status === 403) {
      const hasFile = request.body instanceof FormData || request.body instanceof Blob;
      session.forbidden({ error, url: path, isQuiet, hasFile });
      return;
    }
    const hasEndedTheSession = error.status === 401 && !request.options?.skipRetry;
    if (hasEndedTheSession) return;
    session.failed(error, path, isQuiet);
  }

  async function request<T>(request: HttpRequest): Promise<HttpResponse<T>> {
    try {
      if (!request.url || !URL.canParse(request.url, location.origin)) throw missingUrl(request);
      const response = await sendVerified(request);
      if (!response.ok) throw await errorFromResponse(response);
      return { data: (await dataOf(response, request.answer)) as T, status: response.status };
    } catch (thrown) {
      const error = errorFromTransport(thrown);
      report(error, request);
      throw error;
    }
  }

  return {
    request: (asked) => (asked.options?.isBackground ? request(asked) : pending.track(() => request(asked))),
  };
}

function missingUrl(request: HttpRequest): HttpError {
  reportError('The request has no URL', request);
  return new HttpError({ status: 0, code: 'NO_URL', message: 'No se pudo completar la operación' });
}

/** The full address of a request. */
export function urlOf({ url, params = {} }: HttpRequest): string {
  const target = new URL(url, location.origin);
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value) && value.length === 0) continue;
    target.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return target.href;
}

function headersOf(request: HttpRequest, credentials: Credentials | null): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (request.body instanceof Blob) headers.set('content-type', 'application/octet-stream');
  else if (request.body !== undefined && !(request.body instanceof FormData)) {
    headers.set('content-type', 'application/json');
  }
  if (request.options?.skipErrorNotification) headers.set('X-Skip-Error-Notification', 'true');
  if (credentials) {
    headers.set('X-Tab-Id', tabId);
    headers.set('Authorization', `Bearer ${credentials.accessToken}`);
    if (credentials.usuarioId) headers.set('X-Usuario-Id', credentials.usuarioId);
    if (credentials.cuentaId) headers.set('X-Cuenta-Id', credentials.cuentaId);
    if (credentials.rolId !== null) headers.set('X-Rol-Id', String(credentials.rolId));
  }
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

function bodyOf(body: unknown): TransportRequest['body'] {
  if (body === undefined || body instanceof FormData || body instanceof Blob) return body;
  return JSON.stringify(body);
}

async function dataOf(response: Response, answer: HttpRequest['answer']): Promise<unknown> {
  if (response.status === 204) return null;
  if (answer === 'blob') return response.blob();
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) return response.text();
  try {
    return await response.json();
  } catch (error) {
    // The server has answered, so the connection did not fail.
    if (error instanceof SyntaxError) throw await errorFromResponse(response);
    throw error;
  }
}
