import type { EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { tabId } from '../lib/tab-id';
import { requestRefresh } from '../session/refresh-saga';
import { sessionExpired } from '../session/session-intents';
import { selectAccessToken, selectCuentaId, selectScope, selectSession } from '../session/session-selectors';
import { refreshFailed, sessionClosed, sessionLocked, sessionOpened } from '../session/session-slice';
import type { RootState } from '../store/store';
import { tellActivity } from './activity-saga';
import { carpetaClosed, carpetaOpened, selectCarpetaAbierta } from './carpeta-abierta-slice';
import { watchExpiredPictures } from './expired-pictures';
import { invalidateWhatChanged } from './invalidation-saga';
import { listenTo, type SocketNews } from './live-channel';
import { type LiveEvent, liveConnected, liveEventReceived, liveLost, liveResumed } from './live-events';
import type { LiveSocket, OpenSocket } from './live-socket';

/** The dependencies of the live connection. Tests give their own. */
export interface LiveContext {
  open: OpenSocket;
  /** Returns the current state. The socket reads the token from it whenever it connects. */
  state: () => RootState;
  /** Milliseconds before it connects again after the server ended or refused the connection. */
  pause?: number;
}

/** The most milliseconds of past events that the server repeats on a first connection. */
const CAUGHT_UP_MS = 60_000;

/** Keeps one connection for each person and cuenta. Another person or cuenta gets another connection. */
export function* liveSaga(context: LiveContext) {
  yield* fork(invalidateWhatChanged);
  yield* fork(watchExpiredPictures);
  // When the tab began to fetch data: when the page was loaded (0), or the cuenta was entered.
  let beganAt = 0;
  while (true) {
    const scope = yield* select(selectScope);
    const hasCuenta = (yield* select(selectCuentaId)) !== null;
    if (hasCuenta) yield* race([call(stayConnected, context, scope, beganAt), call(untilScopeIsNot, scope)]);
    // After a refusal too, it waits for another cuenta or session.
    yield* call(untilScopeIsNot, scope);
    beganAt = performance.now();
  }
}

function* untilScopeIsNot(scope: string | null) {
  while ((yield* select(selectScope)) === scope) yield* take([sessionOpened, sessionClosed, sessionLocked]);
}

/** Ends when the server refuses this session for good. */
function* stayConnected({ open, state, pause = 5_000 }: LiveContext, scope: string | null, beganAt: number) {
  const since = () => performance.now() - beganAt;
  const openNow = () => open(() => selectAccessToken(state()), since);
  const socket = yield* call(openPatiently, openNow, pause);
  const news = yield* call(listenTo, socket);
  try {
    yield* takeEvery(sessionOpened, renew, socket, scope);
    // Every event is handled, because the last carpeta counts for the server.
    yield* takeEvery([carpetaOpened, carpetaClosed], join, socket);
    yield* fork(tellActivity, socket);
    socket.connect();
    yield* follow(socket, news, pause, since);
  } finally {
    news.close();
  }
}

/** Loads the socket library when it is first needed. Loading may fail like any request, so it is repeated. */
function* openPatiently(open: () => Promise<LiveSocket>, pause: number) {
  while (true) {
    try {
      return yield* call(open);
    } catch {
      yield* delay(pause);
    }
  }
}

function* follow(socket: LiveSocket, news: EventChannel<SocketNews>, pause: number, since: () => number) {
  let hasBeenConnected = false;
  while (true) {
    const item = yield* take(news);
    if (item.type === 'told') yield* put(liveEventReceived({ ...item.event, isOwn: yield* isFromHere(item.event) }));
    if (item.type === 'lost') yield* put(liveLost());
    if (item.type === 'connected') {
      yield* put(liveConnected());
      if (hasBeenConnected || since() > CAUGHT_UP_MS) yield* put(liveResumed());
      hasBeenConnected = true;
      if ((yield* select(selectCarpetaAbierta)).id) yield* join(socket);
    }
    if (item.type === 'ended') yield* call(connectLater, socket, pause);
    if (item.type === 'refused') {
      if (!(yield* mayTryAgain(item.code, pause))) return;
      socket.connect();
    }
  }
}

/** Whether this tab made the change. */
function* isFromHere({ origin }: LiveEvent) {
  return origin === `${(yield* select(selectSession)).claims?.sub}/${tabId}`;
}

function* connectLater(socket: LiveSocket, pause: number) {
  yield* delay(pause);
  socket.connect();
}

/**
 * Refreshes an expired token, and gives a busy server time. Any other refusal is final for this session. A session that
 * ended elsewhere leaves its page at once, because somebody else may be reading it.
 */
function* mayTryAgain(code: string, pause: number) {
  if (code === 'DEMASIADAS_CONEXIONES' || code === 'ERROR_INTERNO') {
    yield* delay(6 * pause);
    return true;
  }
  if (code === 'SESSION_REVOKED') yield* put(sessionExpired({ reason: code }));
  if (code !== 'TOKEN_EXPIRED') return false;
  const outcome = yield* requestRefresh(yield* select(selectAccessToken));
  if (!refreshFailed.match(outcome)) return true;
  const { code: reason, details, isFinal } = outcome.payload;
  if (isFinal) yield* put(sessionExpired({ reason, details }));
  else yield* delay(pause);
  return !isFinal;
}

/** Sends the next token of the same session. A lost connection sends it when it comes back. */
function* renew(socket: LiveSocket, scope: string | null) {
  if (!socket.connected || (yield* select(selectScope)) !== scope) return;
  socket.emit('renew', { token: yield* select(selectAccessToken) });
}

/** Tells the server which carpeta this tab shows. A lost connection tells it when it comes back. */
function* join(socket: LiveSocket) {
  const { id: carpeta } = yield* select(selectCarpetaAbierta);
  if (socket.connected) socket.emit('join', { carpeta });
}
