import { call, delay, put, race, select, spawn, takeLeading } from 'typed-redux-saga';
import type { HttpError } from '../api/http-error';
import type { AppServices } from '../api/services';
import { warn } from '../lib/log';
import { oncePerApp } from '../store/once-per-app';
import type { App } from '../store/store';
import { lockedCode, lockedDetails, lockRequest } from './locked-person';
import type { Session } from './session';
import { lockRequested, sessionExpired } from './session-intents';
import type { SessionMemory } from './session-memory';
import { selectSession } from './session-selectors';

/**
 * Lets the person lock the session. Without input, it locks the session after the time that the person chose.
 *
 * @param pause milliseconds before the server is told again after a failure
 */
export const installLock = oncePerApp((app, pause: number = 1_000) => {
  const { store } = app;
  app.runSaga(function* () {
    yield* takeLeading(lockRequested, lock, app, pause);
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
});

async function startWatching(minutes: number, onIdle: () => void): Promise<() => void> {
  try {
    const { watchIdleness } = await import('./idleness');
    return watchIdleness({ limit: minutes * 60_000, onIdle });
  } catch (error) {
    warn('Nobody watches whether the session is idle', error);
    return () => {};
  }
}

/** Milliseconds to save the last changes before the lock. The remaining changes wait in the tab for the same person. */
const timeoutMs = 700;

/**
 * Locks this tab before the server is told, so that the lock does not depend on the network. It hides the page and
 * drops the token.
 */
function* lock({ services, memory }: App, pause: number) {
  const { saveFirst } = services;
  if (saveFirst) yield* race([call(saveFirst), delay(timeoutMs)]);
  const { user, accessToken } = yield* select(selectSession);
  if (!user || !accessToken) return;
  memory.oweLock();
  yield* put(sessionExpired({ reason: lockedCode, details: lockedDetails(user) }));
  yield* spawn(tellServer, services.http, memory, accessToken, pause);
}

/**
 * Tells the server of the lock until it knows, or the session is unlocked. After a sleep the network is often missing
 * and the token has expired, so this tries again. Until then `memory` notes the owed lock, and a refresh of any tab
 * sends it first.
 */
function* tellServer(http: AppServices['http'], memory: SessionMemory, accessToken: string, pause: number) {
  let token: string | null = accessToken;
  do {
    try {
      token ??= yield* freshToken(http);
      yield* call(http.request<true>, lockRequest(token, { skipErrorNotification: true }));
      return markServerTold(memory);
    } catch (error) {
      warn('The server was not told that the session is locked', error);
      const { code, isTransient } = error as HttpError;
      if (code === lockedCode) return markServerTold(memory);
      if (code === 'TOKEN_EXPIRED') token = null;
      else if (!isTransient) return;
    }
    yield* delay(pause);
  } while ((yield* select(selectSession)).locked);
}

/** Notes that the server knows of the lock, unless the memory was cleared meanwhile, as by a sign-out. */
function markServerTold(memory: SessionMemory): void {
  if (memory.owesLock()) memory.remember();
}

function* freshToken(http: AppServices['http']) {
  const { data } = yield* call(http.request<Session>, {
    url: '/api/auth/refresh-token',
    method: 'POST',
    headers: { 'X-Carpetas-CSRF': '1' },
    options: { skipInterceptor: true },
  });
  return data.accessToken;
}
