import { call, put } from 'typed-redux-saga';
import { HttpError } from '../api/http-error';
import { destinationAfter } from './access';
import { requestRefresh } from './refresh-saga';
import type { Session } from './session';
import type { SessionContext } from './session-context';
import type { signInRequested } from './session-intents';
import { problemOf } from './session-problem';
import { refreshFailed, sessionClosed, sessionOpened, startFailed, submitFailed, submitStarted } from './session-slice';

/** Takes up the session of the refresh cookie, if there may be one. An unreachable server is not a signed-out person. */
export function* start({ memory }: SessionContext) {
  if (!memory.mayBeSignedIn()) {
    yield* put(sessionClosed());
    return;
  }
  const outcome = yield* requestRefresh(null);
  if (!refreshFailed.match(outcome)) return;
  const { isFinal, code, message } = outcome.payload;
  yield* put(isFinal ? sessionClosed() : startFailed({ code, message }));
}

export function* signIn({ http, channel, navigation }: SessionContext, action: ReturnType<typeof signInRequested>) {
  const { email, password, redirectURL } = action.payload;
  yield* put(submitStarted());
  try {
    const { data: session } = yield* call(http.request<Session>, {
      url: '/api/auth/sign-in',
      method: 'POST',
      body: { email, password, mode: 'cookie' },
      options: { skipInterceptor: true, skipErrorNotification: true },
    });
    yield* put(sessionOpened(session));
    channel.post({ type: 'opened', session });
    navigation.go(destinationAfter(session.estado, redirectURL));
  } catch (error) {
    const isRefusal = error instanceof HttpError && error.status === 404;
    yield* put(submitFailed(isRefusal ? wrongCredentials : problemOf(error)));
  }
}

const wrongCredentials = { code: 'WRONG_CREDENTIALS', message: 'Correo o contraseña incorrectos' };
