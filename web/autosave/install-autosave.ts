import { showToast } from '../components/toast-actions';
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
    onLostFromSight: (key: string) => tellOfLost(app, key),
  });
  app.services.saveFirst = () => settled(app);
  saveOnLeaving(app);
  // After the last attempt to save them.
  keepDrafts(app);
  addEventListener('online', () => retryFailed(app));
  return saves;
}

/** What could not be saved is tried again; what was written in a thing that is gone is given to be put elsewhere. */
function tellOfLost({ store: { dispatch, getState } }: App, key: string): void {
  const entry = selectAutosave(getState(), key);
  const text = entry?.estado === 'perdido' ? textOf(draftOf(entry)) : null;
  const retry = () => dispatch(retryRequested({ key }));
  if (text === null) {
    showToast(dispatch, 'No se pudo guardar lo que escribió.', {
      severity: 'error',
      action: { label: 'Reintentar', onClick: retry },
    });
    return;
  }
  // Nothing of it could be put elsewhere, nor be saved.
  if (!text) dispatch(draftDiscarded({ key }));
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => dispatch(draftDiscarded({ key })),
      // It stays where the thing was.
      () => undefined,
    );
  showToast(dispatch, 'Lo último que escribió no se guardó: alguien eliminó dónde lo escribía.', {
    severity: 'error',
    ...(text && { action: { label: 'Copiar', onClick: copy } }),
  });
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

const isRefused = (estado: EstadoGuardado) => ['fallo', 'conflicto', 'perdido'].includes(estado);

/** On phones a tab that is put away is often never seen again; closing one with an unsaved draft asks first. */
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
