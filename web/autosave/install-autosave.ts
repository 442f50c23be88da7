import { takeEvery } from 'typed-redux-saga';
import { showToast } from '../components/toast-actions';
import { connectionBack } from '../live/connection-slice';
import { liveResumed } from '../live/live-events';
import { selectScope } from '../session/session-selectors';
import { oncePerApp } from '../store/once-per-app';
import type { App } from '../store/store';
import { autosaveSaga, type Saves } from './autosave-saga';
import {
  autosaveSlice,
  draftDiscarded,
  draftOf,
  type EstadoGuardado,
  flushRequested,
  retryRequested,
  selectAutosave,
  selectAutosaves,
  unsavedOf,
} from './autosave-slice';
import { textOf } from './draft-text';
import { keepDrafts } from './keep-drafts';

/** Installs the saving of drafts, once for each application; it continues on every page. */
export const installAutosave = oncePerApp((app) => {
  const saves: Saves = new Map();
  app.inject(autosaveSlice);
  app.runSaga(autosaveSaga, {
    saves,
    onLostFromSight: (key: string) => tellOfLost(app, key),
  });
  app.services.saveFirst = () => saveAll(app);
  saveOnLeaving(app);
  // This runs after `saveOnLeaving`, so that on `pagehide` the drafts are sent before they are kept.
  keepDrafts(app);
  app.runSaga(function* () {
    yield* takeEvery([liveResumed, connectionBack], () => retryFailed(app));
  });
  return saves;
});

/**
 * Tells the person that a draft was not saved. They can retry, choose in its form after a conflict, or copy its text
 * if the thing was deleted.
 */
function tellOfLost({ store: { dispatch, getState } }: App, key: string): void {
  const entry = selectAutosave(getState(), key);
  // At a lock or at the end of the session the draft is only kept, and no toast shows.
  if (!entry || !selectScope(getState())) return;
  if (entry.estado === 'fallo') {
    const retry = () => dispatch(retryRequested({ key }));
    showToast(dispatch, ['No se pudo guardar lo que escribió.', entry.problem].filter(Boolean).join(' '), {
      severity: 'error',
      action: { label: 'Reintentar', onClick: retry },
    });
    return;
  }
  if (entry.estado === 'conflicto') {
    showToast(dispatch, 'Lo que escribió no se guardó: alguien lo cambió mientras tanto. Ábralo para elegir.', {
      severity: 'error',
    });
    return;
  }
  const text = textOf(draftOf(entry));
  // Without text there is nothing to copy, so the draft is dropped.
  if (!text) dispatch(draftDiscarded({ key }));
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => dispatch(draftDiscarded({ key })),
      // The draft stays when its text cannot be copied.
      () => undefined,
    );
  showToast(dispatch, 'Lo último que escribió no se guardó: alguien eliminó dónde lo escribía.', {
    severity: 'error',
    ...(text && { action: { label: 'Copiar', onClick: copy } }),
  });
}

/** The longest wait for unsaved changes, in milliseconds. */
const timeoutMs = 3_000;

/** Sends all pending and failed changes. Resolves to whether all are saved, at the latest after `timeoutMs`. */
function saveAll(app: App): Promise<boolean> {
  const { store } = app;
  const entries = () => selectAutosaves(store.getState());
  retryFailed(app);
  store.dispatch(flushRequested({}));
  const isBusy = () => Object.values(entries()).some(({ estado }) => estado === 'pendiente' || estado === 'guardando');
  return new Promise((resolve) => {
    const stop = store.subscribe(() => isBusy() || finish());
    const timer = setTimeout(finish, timeoutMs);
    function finish() {
      stop();
      clearTimeout(timer);
      resolve(Object.keys(unsavedOf(entries())).length === 0);
    }
    if (!isBusy()) finish();
  });
}

/** Retries failed saves. */
function retryFailed({ store }: App): void {
  for (const [key, { estado }] of Object.entries(selectAutosaves(store.getState()))) {
    if (estado === 'fallo') store.dispatch(retryRequested({ key }));
  }
}

const isRefused = (estado: EstadoGuardado) => ['fallo', 'conflicto', 'perdido'].includes(estado);

/** Saves when the tab is hidden, since phones often end hidden tabs. Closing a tab with a failed draft asks first. */
function saveOnLeaving({ store }: App): void {
  const flush = () => store.dispatch(flushRequested({}));
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('beforeunload', (event) => {
    flush();
    const entries = Object.values(selectAutosaves(store.getState()));
    if (entries.some(({ estado }) => isRefused(estado))) event.preventDefault();
  });
}
