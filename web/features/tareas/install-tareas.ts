import type { App } from '../../app/store';
import { escriturasSlice } from './escrituras-slice';
import { followTareas } from './live/tareas-saga';

const installed = new WeakSet<App>();

/** Gives the application what keeps the writes that are on their way, and the lists current, whatever page is shown. */
export function installTareas(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.inject(escriturasSlice);
  app.runSaga(followTareas, app.store.dispatch);
}
