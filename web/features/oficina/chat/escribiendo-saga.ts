import type { Task } from 'redux-saga';
import { cancel, delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import { liveEventReceived } from '../../../live/live-events';
import { selectUser } from '../../../session/session-selectors';
import { type Escritor, writerGone, writerSeen } from './escribiendo-slice';

/** Milliseconds for which somebody is shown as writing. They say it again sooner while they go on. */
const SHOWN_MS = 5_000;

/** Knows who is writing. One's own other tabs do not count. */
export function* followWriters() {
  const endings = new Map<string, Task>();
  yield* takeEvery(liveEventReceived, function* ({ payload: event }) {
    if (event.type !== 'chat.typing') return;
    const { chatId, usuarioId } = event;
    if (usuarioId === (yield* select(selectUser))?.id) return;
    const key = `${chatId} ${usuarioId}`;
    const before = endings.get(key);
    if (before) yield* cancel(before);
    yield* put(writerSeen({ chatId, usuarioId }));
    endings.set(key, yield* fork(endLater, { chatId, usuarioId }));
  });
}

function* endLater(escritor: Escritor) {
  yield* delay(SHOWN_MS);
  yield* put(writerGone(escritor));
}
