import { call, delay, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { cacheIn } from '../api/empty-api';
import type { RootState } from '../store/store';
import { type LiveEvent, liveEventReceived } from './live-events';

/** Says how the cached data of some things follow the changes of everybody. */
export interface Followed {
  /** The part that an event is about and the ids that changed. Without ids, any thing of the part may have changed. */
  read: (event: LiveEvent) => Change | null;
  /**
   * Whether an endpoint reads or writes these things. Its running requests are awaited, because their answers may be
   * older.
   */
  touches: (endpointName: string) => boolean;
  /** Fetches these things of a part, or all of it when `ids` is null. */
  fetchChanged: (part: string, ids: string[] | null) => unknown;
}

interface Change {
  part: string;
  ids?: readonly string[];
  /** Whether the tab that made the change knows it fully from its answer. By default it does when there are `ids`. */
  isAnswered?: boolean;
}

/** The changes of each part that are not fetched yet. */
type Told = Map<string, Set<string> | 'all'>;

/**
 * Milliseconds to collect changes, so that they are fetched together: first the changes of one write after a quiet
 * time, and then the changes of a series.
 */
const firstMs = 10;
const collectMs = 40;
/** The most things that the API returns by their ids at once. */
const maxIds = 100;

/** Fetches only changed things. A few things are fetched by their ids. */
export function* followChanges(followed: Followed) {
  const told: Told = new Map();
  // Every event is noted, but fetches run one after another. Otherwise an older answer could come last.
  yield* takeEvery(liveEventReceived, ({ payload }) => note(told, followed.read(payload), payload.isOwn));
  yield* takeLeading(liveEventReceived, fetchWhatChanged, told, followed);
}

function note(told: Told, change: Change | null, isOwn = false): void {
  // An event with an empty list of ids is about etiquetas only.
  if (!change || change.ids?.length === 0) return;
  if (isOwn && (change.isAnswered ?? change.ids !== undefined)) return;
  const before = told.get(change.part);
  told.set(change.part, change.ids && before !== 'all' ? new Set([...(before ?? []), ...change.ids]) : 'all');
}

function* fetchWhatChanged(told: Told, { touches, fetchChanged }: Followed) {
  for (let pause = firstMs; told.size > 0; pause = collectMs) {
    yield* delay(pause);
    yield* untilAllIsAnswered(touches);
    const [part, ids] = [...told][0] as [string, Set<string> | 'all'];
    told.delete(part);
    yield* call(fetchChanged, part, ids !== 'all' && ids.size <= maxIds ? [...ids] : null);
  }
}

function* untilAllIsAnswered(touches: Followed['touches']) {
  while (yield* select(isAnyUnderWay, touches)) yield* take(isAnswer);
}

function isAnyUnderWay(state: RootState, touches: Followed['touches']): boolean {
  const cache = cacheIn(state);
  const requests = [...Object.values(cache?.queries ?? {}), ...Object.values(cache?.mutations ?? {})];
  return requests.some((request) => request?.status === 'pending' && touches(request.endpointName ?? ''));
}

const isAnswer = ({ type }: { type: string }) => /^api\/execute(Query|Mutation)\/(fulfilled|rejected)$/.test(type);
