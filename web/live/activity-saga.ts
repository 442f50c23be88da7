import { buffers, eventChannel } from 'redux-saga';
import { call, delay, take } from 'typed-redux-saga';
import { liveConnected } from './live-events';
import type { LiveSocket } from './live-socket';

/** Milliseconds between two messages that report activity. */
const PAUSE = 60_000;

/** Tells the server that a person works in this tab, so that others see who is there. An unused tab says nothing. */
export function* tellActivity(socket: LiveSocket, pause = PAUSE) {
  const activity = yield* call(activityOfPage);
  try {
    // Opening the page is activity too, if the page is visible.
    if (!socket.connected) yield* take(liveConnected);
    while (true) {
      if (document.visibilityState === 'visible' && socket.connected) {
        socket.emit('active');
        yield* delay(pause);
      }
      yield* take(activity);
    }
  } finally {
    activity.close();
  }
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'visibilitychange'] as const;

/** Only the latest sign of activity is kept while the last message is recent. */
const activityOfPage = () =>
  eventChannel<Event>((emit) => {
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true, capture: true };
    for (const sign of signs) document.addEventListener(sign, emit, options);
    return () => stop.abort();
  }, buffers.sliding(1));
