import { put, takeEvery } from 'typed-redux-saga';
import { emptyApi } from '../api/empty-api';
import { liveEventReceived, liveResumed } from './live-events';
import { staleAfter, staleAfterAll, type Tag } from './stale-tags';

/** Makes the cache follow what the server tells. Every event counts, so none is dropped. */
export function* invalidateWhatChanged() {
  yield* takeEvery(liveEventReceived, ({ payload }) => invalidate(staleAfter(payload)));
  // What was told while the connection was down is fetched from what is stored.
  yield* takeEvery(liveResumed, () => invalidate(staleAfterAll()));
}

function* invalidate(tags: Tag[]) {
  if (tags.length > 0) yield* put(emptyApi.util.invalidateTags(tags as never[]));
}
