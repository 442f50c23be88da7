import type { Transport } from './transport';

/** Sends by XMLHttpRequest and returns a Response, so that uploads go through the same client as other requests. */
export const uploadTransport: Transport = ({ url, method, headers, body, signal, onUploadProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const givenUp = () => new DOMException('Aborted', 'AbortError');

    xhr.open(method, url);
    xhr.responseType = 'arraybuffer';
    headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onUploadProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(signal?.aborted ? givenUp() : new TypeError('Failed to upload'));
    xhr.onabort = () => reject(givenUp());
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);

    if (signal?.aborted) return reject(givenUp());
    signal?.addEventListener('abort', abort);
    xhr.send(body);
  });

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isBodiless = xhr.status === 204 || xhr.status === 304;
  return new Response(isBodiless ? null : xhr.response, { status: xhr.status, headers });
}
