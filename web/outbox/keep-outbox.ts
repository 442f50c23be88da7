import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { type KeptDraft, keepForm, readKeptForms } from '../autosave/kept-drafts';
import { deviceStorage } from '../lib/browser-storage';
import { scopeChanged } from '../session/scope-changed';
import { selectScope } from '../session/session-selectors';
import type { App, RootState } from '../store/store';

interface Kept<Outbox extends object> {
  /** The key under which the tab keeps the outbox. Its first part is the kind. */
  key: string;
  select: (state: RootState) => Outbox;
  isEmpty: (outbox: Outbox) => boolean;
  /** The address of the page where the items were written. */
  addressOf?: (outbox: Outbox) => string;
  /** Restores the kept items beside the items in the store. Items that were being sent are sent again. */
  restore: (outbox: Outbox) => UnknownAction[];
}

/**
 * Keeps an outbox in the tab over a reload or a lock. When the tab closes, the person's next tab gets the outbox. Only
 * the same person in the same cuenta gets it back. It is installed after the sagas that send.
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
    if (!scope) return;
    const own = readKeptForms(scope)[key];
    const { [String(own?.at)]: _, ...closed } = handedIn(scope, key);
    keepForm(scope, key, null, deviceStorage);
    for (const fields of [own?.fields, ...Object.values(closed)]) {
      if (fields) for (const action of restore(fields as unknown as Outbox)) store.dispatch(action);
    }
  };
  store.subscribe(() => {
    const outbox = select(store.getState());
    // After a scope ends and before `scopeChanged`, the store still holds items of the old scope.
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

  const hand = (isHanded: boolean) => {
    if (scope === null || scope !== selectScope(store.getState())) return;
    const own = readKeptForms(scope)[key];
    if (!own) return;
    const { [String(own.at)]: _, ...others } = handedIn(scope, key);
    const fields = isHanded ? { ...others, [own.at]: own.fields } : others;
    keepForm(scope, key, Object.keys(fields).length > 0 ? { ...own, fields } : null, deviceStorage);
  };
  addEventListener('pagehide', () => hand(true));
  // The tab continues after all.
  addEventListener('pageshow', ({ persisted }) => persisted && hand(false));
}

/** The items that closed tabs left, by the moment of their last change. */
const handedIn = (scope: string, key: string): KeptDraft['fields'] =>
  readKeptForms(scope, deviceStorage)[key]?.fields ?? {};

const present = () => location.pathname + location.search;
