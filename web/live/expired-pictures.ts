import { buffers, eventChannel } from 'redux-saga';
import { call, put, throttle } from 'typed-redux-saga';
import { liveResumed } from './live-events';

const pictures = '/api/imagenes/';
const hour = 3_600_000;

/**
 * Fetches data with pictures again when a picture is not found. The address of a picture expires after hours, and a tab
 * may stay open for days. It does so at most once an hour, since the picture may also be deleted.
 */
export function* watchExpiredPictures() {
  yield* throttle(hour, eventChannel<string>(subscribe, buffers.sliding(1)), renew);
}

function subscribe(emit: (address: string) => void): () => void {
  const listener = ({ target }: Event) => {
    const address = target instanceof HTMLImageElement ? target.getAttribute('src') : null;
    if (address?.startsWith(pictures)) emit(address);
  };
  // The listener captures, because the errors of elements do not bubble.
  document.addEventListener('error', listener, { capture: true });
  return () => document.removeEventListener('error', listener, { capture: true });
}

function* renew(address: string) {
  try {
    const { status } = yield* call(fetch, address);
    if (status === 404) yield* put(liveResumed());
  } catch {
    // The server was not reached, so the state of the picture is unknown.
  }
}
