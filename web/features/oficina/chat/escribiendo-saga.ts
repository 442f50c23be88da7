import type { Task } from 'redux-saga';
import { cancel, delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import { liveEventReceived } from '../../../live/live-events';
import { selectUser } from '../../../session/session-selectors';
import { type Escritor, writerGone, writerSeen } from './escribiendo-slice';

/** A person is shown as writing for this many milliseconds. While they go on, their browser reports it again sooner. */
const SHOWN_MS = 5_000;

/** Keeps the list of people who are writing. One's own other tabs do not count. */
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
