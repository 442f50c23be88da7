import { all, fork, takeEvery, takeLeading } from 'typed-redux-saga';
import { closeExpired, signOut } from './closing-saga';
import { createCuenta, selectCuenta } from './cuenta-saga';
import { enter, start } from './opening-saga';
import { refresh } from './refresh-saga';
import type { SessionContext } from './session-context';
import {
  createCuentaRequested,
  enterRequested,
  refreshRequested,
  selectCuentaRequested,
  sessionExpired,
  signInRequested,
  signOutRequested,
  startRequested,
} from './session-intents';
import { sessionClosed, sessionOpened } from './session-slice';
import { followOtherTabs } from './tabs-saga';

/** The one owner of the session. Submits are `takeLeading`: a second click while the first is under way is nothing. */
export function* sessionSaga(context: SessionContext) {
  yield* all([
    takeLeading(startRequested, start, context),
    takeLeading([signInRequested, enterRequested], enter, context),
    takeLeading(selectCuentaRequested, selectCuenta, context),
    takeLeading(createCuentaRequested, createCuenta, context),
    takeLeading(signOutRequested, signOut, context),
    takeLeading(refreshRequested, refresh, context),
    takeEvery(sessionExpired, closeExpired, context),
    takeEvery(sessionOpened, () => context.memory.remember()),
    takeEvery(sessionClosed, () => context.memory.forget()),
    fork(followOtherTabs, context),
  ]);
}
