import { call, put, select, takeLeading } from 'typed-redux-saga';
import { warn } from '../lib/log';
import { lockedCode } from '../session/locked-person';
import { lockRequested, sessionExpired } from '../session/session-intents';
import { selectAccessToken, selectUser } from '../session/session-selectors';
import type { App } from './store';

const installed = new WeakSet<App>();

/** Lets the person lock the session, and locks it after as long without input as they chose. */
export function installLock(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  const { store } = app;
  app.runSaga(function* () {
    yield* takeLeading(lockRequested, lock, app);
  });

  let minutes = 0;
  let stop = Promise.resolve(() => {});
  const follow = () => {
    const { accessToken, user } = store.getState().session;
    const chosen = accessToken ? (user?.preferencias.bloqueoMinutos ?? 0) : 0;
    if (chosen === minutes) return;
    minutes = chosen;
    stop = stop.then(async (stopLast) => {
      stopLast();
      return chosen === 0 ? () => {} : startWatching(chosen, () => store.dispatch(lockRequested()));
    });
  };
  store.subscribe(follow);
  follow();
}

async function startWatching(minutes: number, onIdle: () => void): Promise<() => void> {
  try {
    const { watchIdleness } = await import('../session/idleness');
    return watchIdleness({ limit: minutes * 60_000, onIdle });
  } catch (error) {
    warn('Nobody watches whether the session is idle', error);
    return () => {};
  }
}

/** Also when the server cannot be told: whoever passes by sees nothing, and this tab forgets its token. */
function* lock({ services }: App) {
  const user = yield* select(selectUser);
  if (!user || !(yield* select(selectAccessToken))) return;
  try {
    const options = { skipErrorNotification: true };
    yield* call(services.http.request<true>, { url: '/api/auth/bloquear', method: 'POST', options });
  } catch (error) {
    warn('The server was not told that the session is locked', error);
  }
  const details = [{ email: user.email, nombre: user.name }];
  yield* put(sessionExpired({ reason: lockedCode, details }));
}
