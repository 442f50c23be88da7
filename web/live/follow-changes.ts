import { call, delay, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { emptyApi } from '../api/empty-api';
import type { RootState } from '../store/store';
import { type LiveEvent, liveEventReceived } from './live-events';

/** How the cached data of some things follows the changes of everybody. */
export interface Followed {
  /** The part that an event is about and the ids that changed; without ids, any thing of it may have changed. */
  read: (event: LiveEvent) => Change | null;
  /** Whether an endpoint reads or writes them. Its running requests are waited for: their answers may be older. */
  touches: (endpointName: string) => boolean;
  /** Fetches these things of a part, or all of it when `ids` is null. */
  fetchChanged: (part: string, ids: string[] | null) => unknown;
}

interface Change {
  part: string;
  ids?: readonly string[];
  /** Whether the tab that made the change knows it all from its answer. By default it does when there are `ids`. */
  isAnswered?: boolean;
}

/** What changed in each part and is not fetched yet. */
type Told = Map<string, Set<string> | 'all'>;

/**
 * Milliseconds to collect changes, so that they are fetched together: those of one write after a quiet time, and then
 * those of a series.
 */
const firstMs = 10;
const collectMs = 40;
/** How many things the API gives by their ids at once. */
const maxIds = 100;

/** Fetches only what changed; few things are fetched by their ids. */
export function* followChanges(followed: Followed) {
  const told: Told = new Map();
  // Every event is noted. Fetches run one after another: otherwise an older answer could come last.
  yield* takeEvery(liveEventReceived, ({ payload }) => note(told, followed.read(payload), payload.isOwn));
  yield* takeLeading(liveEventReceived, fetchWhatChanged, told, followed);
}

function note(told: Told, change: Change | null, isOwn = false): void {
  // An event that names no thing tells of etiquetas alone.
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
  const { [emptyApi.reducerPath]: cache } = state as RootState & Partial<Record<'api', ApiState>>;
  const requests = [...Object.values(cache?.queries ?? {}), ...Object.values(cache?.mutations ?? {})];
  return requests.some((request) => request?.status === 'pending' && touches(request.endpointName ?? ''));
}

type ApiState = ReturnType<typeof emptyApi.reducer>;

const isAnswer = ({ type }: { type: string }) => /^api\/execute(Query|Mutation)\/(fulfilled|rejected)$/.test(type);
