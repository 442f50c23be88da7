import { type Action, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { takeEvery } from 'typed-redux-saga';
import { isTypedHere } from '../lib/typed-here';
import { type LiveEvent, liveEventReceived, liveResumed } from '../live/live-events';
import { scopeChanged } from '../session/scope-changed';
import { selectRolId, selectScope } from '../session/session-selectors';
import { sessionClosed, sessionLocked, sessionOpened } from '../session/session-slice';
import { oncePerApp } from '../store/once-per-app';
import { forgetAhead } from './answers-ahead';
import { type ApiDispatch, emptyApi } from './empty-api';

const changesScope = isAnyOf(sessionOpened, sessionClosed, sessionLocked);

/**
 * Empties the cache in the same tick as the cuenta or the person changes, so no page sees another cuenta's rows. The
 * http client refuses answers that arrive later.
 */
const resetOnScopeChange: Middleware = (api) => (next) => (action) => {
  if (!changesScope(action)) return next(action);
  const before = selectScope(api.getState());
  const rolBefore = selectRolId(api.getState());
  const result = next(action);
  const isOtherScope = selectScope(api.getState()) !== before;
  if (isOtherScope) {
    api.dispatch(scopeChanged());
    api.dispatch(emptyApi.util.resetApiState());
  } else if (selectRolId(api.getState()) !== rolBefore) askAgain(api.dispatch);
  return result;
};

/**
 * Fetches again for another role in the same cuenta, which sees other data and has other permissions. Running writes
 * still get their answers. A page in which somebody writes keeps its data until the new role's data arrive, so that its
 * forms stay.
 */
function askAgain(dispatch: ApiDispatch): void {
  if (isTypedHere()) {
    // Fetches all shown data again, and forgets the other data.
    dispatch(emptyApi.internalActions.onOnline());
    return;
  }
  // The reset would abort running writes.
  for (const saving of dispatch(emptyApi.util.getRunningMutationsThunk())) saving.abort = () => {};
  dispatch(emptyApi.util.resetApiState());
}

/** Presence changes all the time. `live/presence.ts` shows it in the lists that have it. */
const presences: readonly LiveEvent['type'][] = ['presence.changed', 'carpeta.presence'];

/** Whether earlier answers may be old, or belong to another role. */
const mayChangeAnswers = (action: Action): boolean =>
  changesScope(action) ||
  liveResumed.match(action) ||
  (liveEventReceived.match(action) && !presences.includes(action.payload.type));

/** Adds RTK Query to a store that started without it. */
export const installApi = oncePerApp((app) => {
  app.inject({ reducerPath: emptyApi.reducerPath, reducer: emptyApi.reducer }, resetOnScopeChange, emptyApi.middleware);
  setupListeners(app.store.dispatch);
  app.runSaga(function* () {
    yield* takeEvery(mayChangeAnswers, () => void forgetAhead(app.services));
  });
});
