import { all, call, fork, put, takeEvery, takeLeading } from 'typed-redux-saga';
import { reportError } from '../lib/log';
import { closeExpired, signOut } from './closing-saga';
import type { CuentaRequest } from './cuenta-saga';
import { enter, start } from './opening-saga';
import { refresh } from './refresh-saga';
import type { SessionContext } from './session-context';
import {
  createCuentaRequested,
  enterRequested,
  moveRequested,
  refreshRequested,
  selectCuentaRequested,
  sessionExpired,
  signInRequested,
  signOutRequested,
  startRequested,
} from './session-intents';
import { sessionClosed, sessionOpened, submitFailed } from './session-slice';
import { followOtherTabs } from './tabs-saga';

/** Runs the sagas of the session. Submits are `takeLeading`, so a second click during the first request is ignored. */
export function* sessionSaga(context: SessionContext) {
  yield* all([
    takeLeading(startRequested, start, context),
    takeLeading([signInRequested, enterRequested], enter, context),
    takeLeading([selectCuentaRequested, createCuentaRequested, moveRequested], changeCuenta, context),
    takeLeading(signOutRequested, signOut, context),
    takeLeading(refreshRequested, refresh, context),
    takeEvery(sessionExpired, closeExpired, context),
    takeEvery(sessionOpened, () => context.memory.remember()),
    takeEvery(sessionClosed, () => context.memory.forget()),
    fork(followOtherTabs, context),
  ]);
}

/** The code is loaded when it is needed, which never happens on a guest's first visit. */
function* changeCuenta(context: SessionContext, action: CuentaRequest) {
  try {
    const { openCuenta } = yield* call(() => import('./cuenta-saga'));
    yield* openCuenta(context, action);
  } catch (error) {
    reportError('The code that changes the cuenta could not be fetched', error);
    yield* put(submitFailed({ code: 'NETWORK', message: 'No se pudo abrir la cuenta. Revise su conexión.' }));
  }
}
