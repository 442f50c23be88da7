import { call, delay, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { emptyApi } from '../api/empty-api';
import type { RootState } from '../store/store';
import { type LiveEvent, liveEventReceived } from './live-events';

/** How what is kept of some things follows what everybody does to them. */
export interface Followed {
  /** The part of them that an event tells of, and which of its things changed unless it may be any. */
  read: (event: LiveEvent) => Change | null;
  /** Whether an endpoint brings or writes them. Its answer is waited for, since it may be from before the change. */
  touches: (endpointName: string) => boolean;
  /** Fetches those of a part, or all that is kept of it. */
  bring: (part: string, ids: string[] | null) => unknown;
}

interface Change {
  part: string;
  ids?: readonly string[];
  /** Whoever made the change knows all of it by the answer; so it is, unless said, where `ids` are known. */
  isAnswered?: boolean;
}

/** What changed of each part and was not fetched yet. */
type Told = Map<string, Set<string> | 'all'>;

/** Milliseconds in which what several people do is fetched together. */
const together = 40;
/** As many things as the API gives by their ids at once. */
const most = 100;

/** Fetches what changed and no more, however much is kept: of few things them alone. */
export function* followChanges(followed: Followed) {
  const told: Told = new Map();
  // Every event counts; what is fetched for them comes one after the other, or an older answer might come last.
  yield* takeEvery(liveEventReceived, ({ payload }) => note(told, followed.read(payload), payload.isOwn));
  yield* takeLeading(liveEventReceived, fetchWhatChanged, told, followed);
}

function note(told: Told, change: Change | null, isOwn = false): void {
  if (!change || (isOwn && (change.isAnswered ?? change.ids !== undefined))) return;
  const before = told.get(change.part);
  told.set(change.part, change.ids && before !== 'all' ? new Set([...(before ?? []), ...change.ids]) : 'all');
}

function* fetchWhatChanged(told: Told, { touches, bring }: Followed) {
  while (told.size > 0) {
    yield* delay(together);
    yield* untilAllIsAnswered(touches);
    const [part, ids] = [...told][0] as [string, Set<string> | 'all'];
    told.delete(part);
    yield* call(bring, part, ids !== 'all' && ids.size <= most ? [...ids] : null);
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
