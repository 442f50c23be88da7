import { put, takeEvery } from 'typed-redux-saga';
import { emptyApi } from '../api/empty-api';
import { liveEventReceived, liveResumed } from './live-events';
import { staleAfter, staleAfterAll, type Tag } from './stale-tags';

/** Makes cache tags stale by live events. `takeEvery`, because each event may name other tags. */
export function* invalidateWhatChanged() {
  yield* takeEvery(liveEventReceived, ({ payload }) => invalidate(staleAfter(payload)));
  // Events were missed while the connection was down, so everything is fetched again.
  yield* takeEvery(liveResumed, () => invalidate(staleAfterAll()));
}

function* invalidate(tags: Tag[]) {
  if (tags.length > 0) yield* put(emptyApi.util.invalidateTags(tags as never[]));
}
