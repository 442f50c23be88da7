/** An answer with its body, parsed when it is JSON. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** The first cookie that an answer sets, as a browser sends it back. Empty when it sets none. */
export const cookieOf = ({ headers }: { headers: Headers }): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

export interface SendOptions {
  headers?: Record<string, string>;
  /** The version for If-Match. */
  version?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape.
type Json = any;

/** Calls the API over HTTP with a bearer token. */
export class ApiClient {
  readonly baseUrl: string;
  readonly accessToken?: string;

  constructor(baseUrl: string, accessToken?: string) {
    this.baseUrl = baseUrl;
    this.accessToken = accessToken;
  }

  get<T = Json>(path: string, options?: SendOptions): Promise<Answer<T>> {
    return this.send('GET', path, undefined, options);
  }

  post<T = Json>(path: string, body?: unknown, options?: SendOptions): Promise<Answer<T>> {
    return this.send('POST', path, body, options);
  }

  patch<T = Json>(path: string, body?: unknown, options?: SendOptions): Promise<Answer<T>> {
    return this.send('PATCH', path, body, options);
  }

  delete<T = Json>(path: string, options?: SendOptions): Promise<Answer<T>> {
    return this.send('DELETE', path, undefined, options);
  }

  /** Sends a request. The path starts after /api. A plain object goes as JSON; a FormData, a Blob or a text goes unchanged. */
  async send<T = Json>(method: string, path: string, body?: unknown, options: SendOptions = {}): Promise<Answer<T>> {
    const isRaw = body instanceof FormData || body instanceof Blob || typeof body === 'string';
    const answer = await fetch(`${this.baseUrl}/api${path}`, {
      method,
      headers: {
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...(options.version !== undefined && { 'if-match': `"${options.version}"` }),
        ...options.headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, headers: answer.headers, body: (isJson && text ? JSON.parse(text) : text) as T };
  }
}
