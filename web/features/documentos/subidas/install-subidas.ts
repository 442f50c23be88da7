import type { App } from '../../../store/store';
import { subidasSaga } from './subidas-saga';
import { subidasSlice } from './subidas-slice';

const installed = new WeakSet<App>();

/** Installs the uploads, which continue while the person changes pages. */
export function installSubidas(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.inject(subidasSlice);
  // Loads the panel before the first upload needs it.
  void import('./subidas-panel');
  app.runSaga(subidasSaga, app.services.http);
}
