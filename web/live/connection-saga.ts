import { type EventChannel, eventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'typed-redux-saga';
import type { Http } from '../api/http';
import { HttpError } from '../api/http-error';
import { connectionBack, connectionLost } from './connection-slice';
import { liveConnected, liveLost } from './live-events';

interface ConnectionContext {
  /** Asks the server whether it is alive. */
  isReached: () => Promise<boolean>;
  /** Milliseconds between two such questions while the server is away. */
  pause?: number;
  /** Milliseconds in which a lost live connection can come back by itself, as after a restart of the server. */
  grace?: number;
}

/**
 * Finds out when the server cannot be reached, and when it can be reached again. A request decides, since browsers only
 * guess.
 */
export function* watchConnection({ isReached, pause = 5_000, grace = 2_000 }: ConnectionContext) {
  const network = yield* call(networkChanges);
  if (navigator.onLine) yield* call(untilInDoubt, network, grace);
  while (true) {
    let isLost = false;
    while (!(yield* call(isReached))) {
      isLost = true;
      yield* put(connectionLost(navigator.onLine ? 'server' : 'network'));
      yield* race([delay(pause), take(network), take(liveConnected)]);
    }
    if (isLost) yield* put(connectionBack());
    yield* call(untilInDoubt, network, grace);
  }
}

function* untilInDoubt(network: EventChannel<Event>, grace: number) {
  const { live } = yield* race({ live: take(liveLost), network: take(network), failed: take(hasFailed) });
  if (live) yield* race([delay(grace), take(liveConnected)]);
}

const networkChanges = () =>
  eventChannel<Event>((emit) => {
    const stop = new AbortController();
    addEventListener('online', emit, stop);
    addEventListener('offline', emit, stop);
    return () => stop.abort();
  });

/** Whether a request of RTK Query got no answer. */
const hasFailed = ({ payload }: { type: string; payload?: { code?: unknown } }) => payload?.code === 'NETWORK';

interface Answer {
  status?: string;
  version?: string;
}

/**
 * Whether the server answers, even with a refusal. An answer of a proxy for a missing server does not count. Neither does
 * a server that migrates its database: it answers here, but refuses all other requests.
 * @param onVersion called with the server's version
 */
export async function isServerReached(http: Http, onVersion?: (version: string) => void): Promise<boolean> {
  const options = { skipInterceptor: true, isBackground: true };
  try {
    const signal = AbortSignal.timeout(10_000);
    const { data } = await http.request<Answer | undefined>({ url: '/api/health/live', options, signal });
    // The commit follows the version, and the page does not know its own commit.
    if (data?.version) onVersion?.(data.version.split(' ')[0] ?? '');
    return data?.status !== 'migrating';
  } catch (error) {
    return error instanceof HttpError && error.status > 0 && ![502, 503, 504].includes(error.status);
  }
}
