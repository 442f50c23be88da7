import { delay, put, takeEvery, takeLeading } from 'typed-redux-saga';
import { emptyApi } from '../api/empty-api';
import { liveEventReceived, liveResumed } from './live-events';
import { staleAfter, staleAfterAll, type Tag } from './stale-tags';

/** Milliseconds to collect what one change makes stale. */
const collectMs = 40;

/** Makes cache tags stale by live events: those of several events together, so that each list is fetched once. */
export function* invalidateWhatChanged() {
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
  // Events were missed while the connection was down, so everything is fetched again.
  yield* takeEvery(liveResumed, () => invalidate(staleAfterAll()));
}

function* invalidate(tags: Tag[]) {
  if (tags.length > 0) yield* put(emptyApi.util.invalidateTags(tags as never[]));
}
