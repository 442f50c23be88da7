export interface TransportRequest {
  url: string;
  method: string;
  headers: Headers;
  body: FormData | string | undefined;
  signal: AbortSignal | undefined;
  onUploadProgress: ((fraction: number) => void) | undefined;
}

/** Takes a request to the server and back; rejects when no answer came. */
export type Transport = (request: TransportRequest) => Promise<Response>;

/** `fetch`, and XMLHttpRequest only where the progress of an upload is asked for, which fetch cannot tell. */
export const browserTransport: Transport = async (request) => {
  if (request.onUploadProgress) {
    const { uploadTransport } = await import('./upload-transport');
    return uploadTransport(request);
  }
  const { url, method, headers, body, signal } = request;
  // What is small and changes something arrives although its page is left at once: an autosave's last words, a lock.
  const isSmall = body === undefined || (typeof body === 'string' && body.length < 9_999);
  const keepalive = method !== 'GET' && isSmall;
  return fetch(url, { method, headers, body, signal, keepalive, credentials: 'same-origin' });
};
