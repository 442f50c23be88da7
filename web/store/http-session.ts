import type { Saga, Task } from 'redux-saga';
import type { HttpSession } from '../api/http';
import { HttpError } from '../api/http-error';
import type { AppServices } from '../api/services';
import { toastShown } from '../components/toasts-slice';
import { reportError, warn } from '../lib/log';
import { isTypedHere } from '../lib/typed-here';
import { requestRefresh } from '../session/refresh-saga';
import type { Navigation } from '../session/session-context';
import { sessionExpired } from '../session/session-intents';
import { selectScope } from '../session/session-selectors';
import { refreshFailed } from '../session/session-slice';
import type { AppStore } from './store';

/** Milliseconds. A token that expires sooner is refreshed before a long request. */
const soon = 30_000;

type RunSaga = <Args extends unknown[]>(saga: Saga<Args>, ...args: Args) => Task;

interface HttpSessionParts {
  store: AppStore;
  runSaga: RunSaga;
  navigation: Navigation;
  services: AppServices;
}

/** The session as the http client sees it. */
export function createHttpSession({ store, runSaga, navigation, services }: HttpSessionParts): HttpSession {
  return {
    credentials() {
      const { accessToken, claims } = store.getState().session;
      if (!accessToken || !claims) return null;
      const { sub: usuarioId, cuentaId, rolId } = claims;
      return { accessToken, usuarioId, cuentaId, rolId, scope: selectScope(store.getState()) ?? '' };
    },
    isExpiringSoon: () => store.getState().session.expiresAt - Date.now() < soon,
    stepUp: async (sentAt) => (await services.stepUp?.(sentAt)) ?? false,
    async refresh(failedToken) {
      const outcome: unknown = await runSaga(requestRefresh, failedToken).toPromise();
      if (!refreshFailed.match(outcome)) return;
      const { code, message, details, isFinal } = outcome.payload;
      if (!isFinal) throw new HttpError({ status: 0, code, message });
      store.dispatch(sessionExpired({ reason: code, details }));
      throw new HttpError({ status: 401, code: 'SESSION_EXPIRED', message });
    },
    expired: (reason, details) => {
      store.dispatch(sessionExpired({ reason, details }));
    },
    forbidden({ error, url, isQuiet, hasFile }) {
      warn('Forbidden', url);
      // Another page would lose the typed text or the chosen file.
      if (!isTypedHere() && !hasFile) return navigation.go('/error/403');
      if (isQuiet) return;
      const text = isTypedHere() ? `${error.message} Lo que escribió sigue aquí.` : error.message;
      store.dispatch(toastShown({ text, severity: 'error' }));
    },
    failed(error, url, isQuiet) {
      if (error.status === 404 && url.startsWith('/api/')) return warn('Not found', url);
      if (isQuiet) return warn(error.message, url);
      reportError(error.message, url);
      store.dispatch(toastShown({ text: error.message, severity: 'error' }));
    },
  };
}
