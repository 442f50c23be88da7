import { call, delay, fork, join, put, race, select, take } from 'typed-redux-saga';
import { HttpError } from '../api/http-error';
import { lockedCode, lockedDetails, lockRequest } from './locked-person';
import { acquireRefreshLock } from './refresh-lock';
import type { Session } from './session';
import type { SessionContext } from './session-context';
import { refreshRequested } from './session-intents';
import { selectAccessToken } from './session-selectors';
import { refreshFailed, refreshStarted, refreshSucceeded, sessionOpened } from './session-slice';

/** Milliseconds to wait for a token that another tab has just fetched. */
const sharingTime = 300;

/**
 * Waits for the running refresh, or starts a refresh. It listens before it asks, so that it cannot miss the outcome.
 * Requests during a refresh are dropped by `takeLeading` and share its outcome.
 */
export function* requestRefresh(failedToken: string | null) {
  const outcome = yield* fork(function* () {
    return yield* take([refreshSucceeded, refreshFailed]);
  });
  yield* put(refreshRequested({ failedToken }));
  return yield* join(outcome);
}

/** Refreshes the session, once at a time in this tab and across all tabs of the browser. */
export function* refresh(context: SessionContext, { payload }: ReturnType<typeof refreshRequested>) {
  const { failedToken } = payload;
  if (yield* isReplaced(failedToken)) {
    yield* put(refreshSucceeded());
    return;
  }
  yield* put(refreshStarted());
  const lock = yield* call(acquireRefreshLock, context.locks);
  try {
    if (lock.hasWaited && !(yield* isReplaced(failedToken))) {
      yield* race([take(sessionOpened), delay(sharingTime)]);
    }
    if (!(yield* isReplaced(failedToken))) yield* fetchSession(context, failedToken);
    yield* put(refreshSucceeded());
  } catch (error) {
    const isFinal = !(error instanceof HttpError && error.isTransient);
    const { code, message, details } = error as HttpError;
    // The server now knows of the lock, so the lock is no longer owed.
    if (code === lockedCode) context.memory.remember();
    yield* put(refreshFailed({ code, message, details, isFinal }));
  } finally {
    lock.release();
  }
}

function* fetchSession(context: SessionContext, failedToken: string | null) {
  const { data } = yield* call(context.http.request<Session>, {
    url: '/api/auth/refresh-token',
    method: 'POST',
    headers: { 'X-Carpetas-CSRF': '1' },
    options: { skipInterceptor: true },
  });
  // A sign-out or a change of cuenta during the request is newer, so the answer is ignored.
  if (yield* isReplaced(failedToken)) return;
  if (context.memory.owesLock()) yield* sendOwedLock(context, data);
  yield* put(sessionOpened(data));
  context.channel.post({ type: 'opened', session: data });
}

/**
 * Tells the server of the owed lock.
 * @throws HttpError always, like the server's refusal of a locked session
 */
function* sendOwedLock({ http }: SessionContext, { accessToken, user }: Session) {
  yield* call(http.request<true>, lockRequest(accessToken));
  throw new HttpError({ status: 401, code: lockedCode, message: '', details: lockedDetails(user) });
}

function* isReplaced(failedToken: string | null) {
  return (yield* select(selectAccessToken)) !== failedToken;
}
