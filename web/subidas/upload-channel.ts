import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { HttpError } from '../api/http-error';
import { sendForm } from '../api/send-form';
import type { App } from '../store/store';
import { sendThroughCuts } from './send-through-cuts';

export type UploadEvent =
  | { type: 'waiting'; isWaiting: boolean }
  | { type: 'progress'; progreso: number }
  | { type: 'done'; answer: unknown }
  | { type: 'failed'; error: HttpError };

/**
 * Sends one file, again after each cut, and emits its progress and outcome. Closing the channel aborts the request.
 * @param requestOf the request as it is now
 */
export function openUpload(
  { store, services: { http } }: App,
  file: File,
  requestOf: () => { url: string; form: FormData },
): EventChannel<UploadEvent> {
  return eventChannel<UploadEvent>((emit) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = async () => {
      const { url, form } = requestOf();
      const onUploadProgress = (progreso: number) => emit({ type: 'progress', progreso });
      return sendForm(http, url, form, { signal, onUploadProgress });
    };
    const onWaiting = (isWaiting: boolean) => emit({ type: 'waiting', isWaiting });
    store
      .dispatch(sendThroughCuts(file, send, { signal, onWaiting }))
      .then((answer) => emit({ type: 'done', answer }))
      .catch((error: HttpError) => emit({ type: 'failed', error }));
    return () => leaving.abort();
  }, buffers.expanding());
}
