import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { Http } from '../api/http';
import type { HttpError } from '../api/http-error';

export type UploadEvent =
  | { type: 'progress'; progreso: number }
  | { type: 'done'; answer: unknown }
  | { type: 'failed'; error: HttpError };

/** Sends one file in one request, and emits its progress and outcome. Closing the channel aborts the request. */
export function openUpload(http: Http, { url, form }: { url: string; form: FormData }): EventChannel<UploadEvent> {
  return eventChannel<UploadEvent>((emit) => {
    const leaving = new AbortController();
    http
      .request<unknown>({
        url,
        method: 'POST',
        body: form,
        signal: leaving.signal,
        // If the token expired during a long upload, the file would be sent twice.
        options: { refreshFirst: true, skipErrorNotification: true },
        onUploadProgress: (progreso) => emit({ type: 'progress', progreso }),
      })
      .then(({ data }) => emit({ type: 'done', answer: data }))
      .catch((error: HttpError) => emit({ type: 'failed', error }));
    return () => leaving.abort();
  }, buffers.expanding());
}
