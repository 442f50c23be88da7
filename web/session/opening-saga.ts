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

/** Takes up the session of the refresh cookie, if there may be one. An unreachable server is not a signed-out person. */
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

/** Opens a session, whichever way the person came in; a locked one goes on. */
export function* enter({ http, channel, navigation }: SessionContext, { payload }: ReturnType<typeof enterRequested>) {
  const { url, body, headers, redirectURL } = payload;
  yield* put(submitStarted());
  try {
    const { data: session } = yield* call(http.request<Session>, {
      url,
      method: 'POST',
      body: { ...body, mode: 'cookie' },
      // A session that is locked is known by its cookie.
      headers: { 'X-Carpetas-CSRF': '1', ...headers },
      options: { skipInterceptor: true, skipErrorNotification: true },
    });
    yield* put(sessionOpened(session));
    channel.post({ type: 'opened', session, isProven: true });
    // The way back leads to no form that was done with, nor to a code or a token in an address.
    navigation.go(destinationAfter(session.estado, redirectURL, session.user.preferencias.inicio), { replace: true });
  } catch (error) {
    // A refused login is a 404 that says nothing more: what does was about something else.
    const isRefusal = error instanceof HttpError && error.code === 'HTTP_404';
    yield* put(submitFailed(isRefusal ? wrongCredentials : problemOf(error)));
  }
}

const wrongCredentials = { code: 'WRONG_CREDENTIALS', message: 'Correo o contraseña incorrectos' };
