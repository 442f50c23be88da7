import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { Http } from '../api/http';
import type { HttpError } from '../api/http-error';
import { sendForm } from '../api/send-form';

export type UploadEvent =
  | { type: 'progress'; progreso: number }
  | { type: 'done'; answer: unknown }
  | { type: 'failed'; error: HttpError };

/** Sends one file in one request, and emits its progress and outcome. Closing the channel aborts the request. */
export function openUpload(http: Http, { url, form }: { url: string; form: FormData }): EventChannel<UploadEvent> {
  return eventChannel<UploadEvent>((emit) => {
    const leaving = new AbortController();
    sendForm(http, url, form, {
      signal: leaving.signal,
      onUploadProgress: (progreso) => emit({ type: 'progress', progreso }),
    })
      .then((answer) => emit({ type: 'done', answer }))
      .catch((error: HttpError) => emit({ type: 'failed', error }));
    return () => leaving.abort();
  }, buffers.expanding());
}
