import { call, put, select } from 'typed-redux-saga';
import { warn } from '../lib/log';
import { lockedCode, lockedPerson } from './locked-person';
import { withRedirect } from './redirect-url';
import { type SessionContext, saveFirst } from './session-context';
import type { sessionExpired } from './session-intents';
import { selectAccessToken, selectEstado } from './session-selectors';
import { sessionClosed, sessionLocked } from './session-slice';

/**
 * Ends the session on the server and in every tab. The session ends in this browser even when the server cannot be
 * reached.
 */
export function* signOut(context: SessionContext) {
  const { http, channel } = context;
  if ((yield* select(selectEstado)) === 'SIGNED_OUT') return;
  yield* call(saveFirst, context);
  try {
    yield* call(http.request<true>, {
      url: '/api/auth/sign-out',
      method: 'POST',
      // A locked session has no token, so the server knows it by its cookie.
      headers: { 'X-Carpetas-CSRF': '1' },
      options: { skipErrorNotification: true },
    });
  } catch (error) {
    warn('The server did not confirm the sign-out', error);
  }
  yield* put(sessionClosed());
  channel.post({ type: 'signedOut' });
}

/**
 * Handles a session that ended by itself. It goes to sign-in, and back to the same page afterwards. A locked session
 * goes to the unlock page, in every tab. Only the first report counts.
 */
export function* closeExpired(context: SessionContext, { payload }: ReturnType<typeof sessionExpired>) {
  if (!(yield* select(selectAccessToken))) return;
  const { navigation, channel } = context;
  const { reason, details, next } = payload;
  const isLocked = reason === lockedCode;
  const page = next ?? withRedirect(isLocked ? '/unlock-session' : '/sign-in', navigation.current());
  if (isLocked) {
    const person = lockedPerson(details);
    yield* put(sessionLocked(person));
    channel.post({ type: 'locked', person });
  } else {
    warn('The session ended', reason);
    yield* put(sessionClosed());
    // The person ended the session themselves, for all tabs.
    if (next) channel.post({ type: 'signedOut', next });
  }
  // No form may ask first: others must not read it, and its text can no longer be saved.
  navigation.go(page, { isForced: true, hasEnded: !isLocked && !next });
}
