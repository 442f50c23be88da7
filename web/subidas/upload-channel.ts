import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { HttpError } from '../api/http-error';
import { selectSession } from '../session/session-selectors';
import type { App } from '../store/store';
import { sendFile } from './send-file';
import { sendThroughCuts } from './send-through-cuts';

export type UploadEvent =
  | { type: 'waiting'; isWaiting: boolean }
  | { type: 'progress'; progreso: number }
  | { type: 'done'; answer: unknown }
  | { type: 'failed'; error: HttpError };

/**
 * Sends one file, again after each cut, and emits its progress and outcome. Closing the channel aborts the request.
 * @param requestOf makes the request with the present target
 */
export function openUpload(
  { store, services: { http } }: App,
  file: File,
  requestOf: (file: File) => { url: string; form: FormData },
): EventChannel<UploadEvent> {
  return eventChannel<UploadEvent>((emit) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const onUploadProgress = (progreso: number) => emit({ type: 'progress', progreso });
    const isKept = () => selectSession(store.getState()).locked !== null;
    const send = () => sendFile(http, file, requestOf, { signal, onUploadProgress, isKept });
    const onWaiting = (isWaiting: boolean) => emit({ type: 'waiting', isWaiting });
    let isOver = false;
    store
      .dispatch(sendThroughCuts(file, send, { signal, onWaiting }))
      .finally(() => {
        isOver = true;
      })
      .then((answer) => emit({ type: 'done', answer }))
      .catch((error: HttpError) => emit({ type: 'failed', error }));
    // A refused file may be sent again, so its arrived parts stay. Only an aborted upload discards them.
    return () => {
      if (!isOver) leaving.abort();
    };
  }, buffers.expanding());
}
