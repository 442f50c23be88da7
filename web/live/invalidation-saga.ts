import { delay, fork, put, takeEvery, takeLeading } from 'typed-redux-saga';
import { emptyApi } from '../api/empty-api';
import { liveEventReceived, liveResumed } from './live-events';
import { followPresence } from './presence';
import { staleAfter, staleAfterAll, type Tag } from './stale-tags';

/** Milliseconds to collect the tags that changes make stale. */
const collectMs = 40;

/**
 * Makes cache tags stale by live events. The tags of several events are collected, so that each list is fetched once.
 */
export function* invalidateWhatChanged() {
  yield* fork(followPresence);
  const stale = new Map<string, Tag>();
  yield* takeEvery(liveEventReceived, ({ payload }) => {
    for (const tag of staleAfter(payload)) stale.set(JSON.stringify(tag), tag);
  });
  yield* takeLeading(liveEventReceived, function* () {
    while (stale.size > 0) {
      yield* delay(collectMs);
      const tags = [...stale.values()];
      stale.clear();
      yield* invalidate(tags);
    }
  });
  // Events were missed while the connection was down, so all of these tags become stale.
  yield* takeEvery(liveResumed, () => invalidate(staleAfterAll()));
}

function* invalidate(tags: Tag[]) {
  if (tags.length > 0) yield* put(emptyApi.util.invalidateTags(tags as never[]));
}
