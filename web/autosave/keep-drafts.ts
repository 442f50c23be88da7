import { takeEvery } from 'typed-redux-saga';
import { scopeChanged } from '../session/scope-changed';
import { selectScope } from '../session/session-selectors';
import type { App } from '../store/store';
import { draftsRestored, selectAutosaves, unsavedOf } from './autosave-slice';
import { handToNextTab, keepInTab, removeHandedOver, takeKept } from './kept-drafts';

/**
 * Keeps unsaved drafts in the tab after each change: a lock, the end of the session, another cuenta or a crash gives no
 * warning. Only the same person in the same cuenta gets them back.
 */
export function keepDrafts(app: App): void {
  const { store } = app;
  let scope: string | null = null;
  let last: ReturnType<typeof selectAutosaves> | null = null;
  const unsaved = () => unsavedOf(selectAutosaves(store.getState()));
  const present = () => (scope !== null && scope === selectScope(store.getState()) ? scope : null);

  const restore = () => {
    scope = selectScope(store.getState());
    if (scope) store.dispatch(draftsRestored(takeKept(scope)));
  };
  // After a scope ends and before `scopeChanged`, the store still holds the drafts of the old scope.
  store.subscribe(() => {
    const entries = selectAutosaves(store.getState());
    const owner = present();
    if (!owner || entries === last) return;
    last = entries;
    keepInTab(owner, unsaved());
  });
  app.runSaga(function* () {
    yield* takeEvery(scopeChanged, restore);
  });
  restore();

  addEventListener('pagehide', () => {
    const owner = present();
    if (owner && Object.keys(unsaved()).length > 0) handToNextTab(owner, unsaved());
  });
  addEventListener('pageshow', ({ persisted }) => {
    const owner = present();
    if (owner && persisted) removeHandedOver(owner, unsaved());
  });
}
