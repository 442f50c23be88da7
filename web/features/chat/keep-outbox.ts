import { takeEvery } from 'typed-redux-saga';
import { keepForm, readKeptForms } from '../../autosave/kept-drafts';
import { scopeChanged } from '../../session/scope-changed';
import { selectScope } from '../../session/session-selectors';
import type { App } from '../../store/store';
import { isOutboxEmpty, type OutboxState, outboxRestored, resendRequested, selectOutbox } from './outbox-slice';

/** The key under which the tab keeps it; its first part is its kind. */
const key = 'mensaje/chat';

/**
 * Keeps what is typed and what is not sent in the tab, over a new load or a lock. Only the same person in the same
 * cuenta gets it back. What was on its way is sent again, with its id.
 */
export function keepOutbox(app: App): void {
  const { store } = app;
  let scope: string | null = null;
  let last: OutboxState | undefined;

  const restore = () => {
    scope = selectScope(store.getState());
    const kept = scope && readKeptForms(scope)[key];
    if (!kept) return;
    const outbox = kept.fields as unknown as OutboxState;
    store.dispatch(outboxRestored(outbox));
    for (const { id, isRefused } of outbox.messages) if (!isRefused) store.dispatch(resendRequested({ id }));
  };
  store.subscribe(() => {
    const outbox = selectOutbox(store.getState());
    // After a scope ends and before `scopeChanged`, the store still holds what belongs to the old scope.
    if (outbox === last || scope === null || scope !== selectScope(store.getState())) return;
    last = outbox;
    const address = location.pathname + location.search;
    const fields = outbox as unknown as Record<string, unknown>;
    keepForm(scope, key, isOutboxEmpty(outbox) ? null : { fields, base: {}, tried: {}, address, at: Date.now() });
  });
  app.runSaga(function* () {
    yield* takeEvery(scopeChanged, restore);
  });
  restore();
}
