export interface TransportRequest {
  url: string;
  method: string;
  headers: Headers;
  body: FormData | string | undefined;
  signal: AbortSignal | undefined;
  onUploadProgress: ((fraction: number) => void) | undefined;
}

/** Sends a request and resolves with the answer; rejects when none came. */
export type Transport = (request: TransportRequest) => Promise<Response>;

/** Uses `fetch`. Only an upload with progress uses XMLHttpRequest, because `fetch` does not report it. */
export const browserTransport: Transport = async (request) => {
  if (request.onUploadProgress) {
    const { uploadTransport } = await import('./upload-transport');
    return uploadTransport(request);
  }
  const { url, method, headers, body, signal } = request;
  // `keepalive` lets a small write arrive although its page is left at once, such as an autosave or a lock. Browsers
  // allow 64 KiB of such bodies at a time.
  const isSmall = body === undefined || (typeof body === 'string' && body.length < 9_999);
  const keepalive = method !== 'GET' && isSmall;
  return fetch(url, { method, headers, body, signal, keepalive, credentials: 'same-origin' });
};
