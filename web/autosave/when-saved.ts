import type { App } from '../store/store';
import { draftOf, flushRequested, retryRequested, selectAutosave } from './autosave-slice';

/** Sends the unsaved changes of one thing. Resolves to whether all of them are saved, once that is known. */
export function whenSaved({ store }: App, key: string): Promise<boolean> {
  const entry = () => selectAutosave(store.getState(), key);
  if (entry()?.estado === 'fallo') store.dispatch(retryRequested({ key }));
  store.dispatch(flushRequested({ key }));
  return new Promise((resolve) => {
    const look = () => {
      const now = entry();
      if (now?.estado === 'pendiente' || now?.estado === 'guardando') return;
      stop();
      resolve(!now || Object.keys(draftOf(now)).length === 0);
    };
    const stop = store.subscribe(look);
    look();
  });
}
