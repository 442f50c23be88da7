export interface TransportRequest {
  url: string;
  method: string;
  headers: Headers;
  body: FormData | Blob | string | undefined;
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
  const size = sizeOf(body);
  // `keepalive` lets a small write arrive although its page is left at once, such as an autosave or a lock.
  const keepalive = method !== 'GET' && keptAliveBytes + size <= maxKeptAliveBytes;
  if (keepalive) keptAliveBytes += size;
  try {
    return await fetch(url, { method, headers, body, signal, keepalive, credentials: 'same-origin' });
  } finally {
    if (keepalive) keptAliveBytes -= size;
  }
};

/**
 * Browsers refuse more than 64 KiB of `keepalive` bodies at a time. They count a body until its answer is read, which
 * is a little longer than the count here. So the limit is half.
 */
const maxKeptAliveBytes = 32 * 1024;
let keptAliveBytes = 0;

function sizeOf(body: TransportRequest['body']): number {
  if (body === undefined) return 0;
  // A text has at least as many bytes as characters, so a long text needs no count.
  const isShort = typeof body === 'string' && body.length <= maxKeptAliveBytes;
  return isShort ? new TextEncoder().encode(body).length : Number.POSITIVE_INFINITY;
}
