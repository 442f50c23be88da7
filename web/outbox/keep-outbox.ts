import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { keepForm, readKeptForms } from '../autosave/kept-drafts';
import { scopeChanged } from '../session/scope-changed';
import { selectScope } from '../session/session-selectors';
import type { App, RootState } from '../store/store';

interface Kept<Outbox extends object> {
  /** The key under which the tab keeps it; its first part is its kind. */
  key: string;
  select: (state: RootState) => Outbox;
  isEmpty: (outbox: Outbox) => boolean;
  /** The page where it was written. */
  addressOf?: (outbox: Outbox) => string;
  /** Puts it back, and sends what was on its way. */
  restore: (outbox: Outbox) => UnknownAction[];
}

/**
 * Keeps an outbox in the tab, over a new load or a lock. Only the same person in the same cuenta gets it back. Runs
 * after the sagas that send.
 */
export function keepOutbox<Outbox extends object>(
  app: App,
  { key, select, isEmpty, addressOf = present, restore }: Kept<Outbox>,
): void {
  const { store } = app;
  let scope: string | null = null;
  let last: Outbox | undefined;

  const putBack = () => {
    scope = selectScope(store.getState());
    const kept = scope && readKeptForms(scope)[key];
    if (kept) for (const action of restore(kept.fields as unknown as Outbox)) store.dispatch(action);
  };
  store.subscribe(() => {
    const outbox = select(store.getState());
    // After a scope ends and before `scopeChanged`, the store still holds what belongs to the old scope.
    if (outbox === last || scope === null || scope !== selectScope(store.getState())) return;
    last = outbox;
    const fields = outbox as Record<string, unknown>;
    const draft = { fields, base: {}, tried: {}, at: Date.now() };
    keepForm(scope, key, isEmpty(outbox) ? null : { ...draft, address: addressOf(outbox) });
  });
  app.runSaga(function* () {
    yield* takeEvery(scopeChanged, putBack);
  });
  putBack();
}

const present = () => location.pathname + location.search;
