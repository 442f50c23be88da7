import { call, put } from 'typed-redux-saga';
import { HttpError } from '../api/http-error';
import { destinationAfter } from './access';
import { lockedCode, lockedPerson } from './locked-person';
import { requestRefresh } from './refresh-saga';
import type { Session } from './session';
import type { SessionContext } from './session-context';
import type { enterRequested } from './session-intents';
import { problemOf } from './session-problem';
import {
  refreshFailed,
  sessionClosed,
  sessionLocked,
  sessionOpened,
  startFailed,
  submitFailed,
  submitStarted,
} from './session-slice';

/**
 * Resumes the session of the refresh cookie, if there may be one. If the server cannot be reached, nobody is signed
 * out.
 */
export function* start({ memory }: SessionContext) {
  if (!memory.mayBeSignedIn()) {
    yield* put(sessionClosed());
    return;
  }
  const outcome = yield* requestRefresh(null);
  if (!refreshFailed.match(outcome)) return;
  const { isFinal, code, message, details } = outcome.payload;
  if (code === lockedCode) yield* put(sessionLocked(lockedPerson(details)));
  else yield* put(isFinal ? sessionClosed() : startFailed({ code, message }));
}

/** Opens a session by any way of signing in, or unlocks a locked session. */
export function* enter({ http, channel, navigation }: SessionContext, { payload }: ReturnType<typeof enterRequested>) {
  const { url, body, headers, redirectURL } = payload;
  yield* put(submitStarted());
  try {
    const { data: session } = yield* call(http.request<Session>, {
      url,
      method: 'POST',
      body: { ...body, mode: 'cookie' },
      // The server knows a locked session by its cookie, and asks for this header with it.
      headers: { 'X-Carpetas-CSRF': '1', ...headers },
      options: { skipInterceptor: true, skipErrorNotification: true },
    });
    yield* put(sessionOpened(session));
    channel.post({ type: 'opened', session, isProven: true });
    // The page is replaced, so that Back does not lead to a finished form or to a token in an address.
    navigation.go(destinationAfter(session.estado, redirectURL, session.user.preferencias.inicio), { replace: true });
  } catch (error) {
    // A refused sign-in is a 404 without a code. A 404 with a code has another reason.
    const isRefusal = error instanceof HttpError && error.code === 'HTTP_404';
    yield* put(submitFailed(isRefusal ? wrongCredentials : problemOf(error)));
  }
}

const wrongCredentials = { code: 'WRONG_CREDENTIALS', message: 'Correo o contraseña incorrectos' };
