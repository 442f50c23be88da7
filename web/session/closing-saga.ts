import { call, put, select } from 'typed-redux-saga';
import { warn } from '../lib/log';
import { withRedirect } from './redirect-url';
import type { SessionContext } from './session-context';
import type { sessionExpired } from './session-intents';
import { selectAccessToken } from './session-selectors';
import { sessionClosed } from './session-slice';

/** Ends the session on the server and in every tab. It ends here even when the server cannot be reached. */
export function* signOut({ http, channel }: SessionContext) {
  if (!(yield* select(selectAccessToken))) return;
  try {
    const options = { skipErrorNotification: true };
    yield* call(http.request<true>, { url: '/api/auth/sign-out', method: 'POST', options });
  } catch (error) {
    warn('The server did not confirm the sign-out', error);
  }
  yield* put(sessionClosed());
  channel.post({ type: 'signedOut' });
}

/** A session that ended by itself: to sign-in, and back to the same page afterwards. The first report counts. */
export function* closeExpired(context: SessionContext, { payload }: ReturnType<typeof sessionExpired>) {
  if (!(yield* select(selectAccessToken))) return;
  const { navigation } = context;
  warn('The session ended', payload.reason);
  const signInPath = withRedirect('/sign-in', navigation.current());
  yield* put(sessionClosed());
  navigation.go(signInPath);
}
