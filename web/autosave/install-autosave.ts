import type { App } from '../app/store';
import { showToast } from '../components/toast-actions';
import { autosaveSaga, type Saves } from './autosave-saga';
import { autosaveSlice, flushRequested, retryRequested, selectAutosaves, unsavedOf } from './autosave-slice';
import { keepDrafts } from './keep-drafts';

const installed = new WeakMap<App, Saves>();

/** Gives the application what saves drafts, whatever page is shown by then. */
export function installAutosave(app: App): Saves {
  const known = installed.get(app);
  if (known) return known;
  const saves: Saves = new Map();
  installed.set(app, saves);
  app.inject(autosaveSlice);
  app.runSaga(autosaveSaga, {
    saves,
    onLostFromSight: (key: string) =>
      showToast(app.store.dispatch, 'No se pudo guardar lo que escribió.', {
        severity: 'error',
        action: { label: 'Reintentar', onClick: () => app.store.dispatch(retryRequested({ key })) },
      }),
  });
  app.services.saveFirst = () => settled(app);
  saveOnLeaving(app);
  // After the last attempt to save them.
  keepDrafts(app);
  addEventListener('online', () => retryFailed(app));
  return saves;
}

/** As long as somebody waits for what is still to be saved. */
const patience = 3_000;

/** Sends all that waits or had failed, and tells whether all is saved, once that is certain or takes too long. */
function settled(app: App): Promise<boolean> {
  const { store } = app;
  const entries = () => selectAutosaves(store.getState());
  retryFailed(app);
  store.dispatch(flushRequested({}));
  const isBusy = () => Object.values(entries()).some(({ estado }) => estado === 'pendiente' || estado === 'guardando');
  return new Promise((resolve) => {
    const stop = store.subscribe(() => isBusy() || finish());
    const timer = setTimeout(finish, patience);
    function finish() {
      stop();
      clearTimeout(timer);
      resolve(Object.keys(unsavedOf(entries())).length === 0);
    }
    if (!isBusy()) finish();
  });
}

/** The live connection may outlive a short loss of the network, and would then tell nothing of its end. */
function retryFailed({ store }: App): void {
  for (const [key, { estado }] of Object.entries(selectAutosaves(store.getState()))) {
    if (estado === 'fallo') store.dispatch(retryRequested({ key }));
  }
}

/** On phones a tab that is put away is often never seen again; closing one with an unsaved draft asks first. */
function saveOnLeaving({ store }: App): void {
  const flush = () => store.dispatch(flushRequested({}));
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('beforeunload', (event) => {
    flush();
    const entries = Object.values(selectAutosaves(store.getState()));
    if (entries.some(({ estado }) => estado === 'fallo' || estado === 'conflicto')) event.preventDefault();
  });
}
