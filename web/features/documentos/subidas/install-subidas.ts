import type { App } from '../../../store/store';
import { subidasSaga } from './subidas-saga';
import { subidasSlice } from './subidas-slice';

const installed = new WeakSet<App>();

/** Gives the application its uploads, which go on whatever page is shown. */
export function installSubidas(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.inject(subidasSlice);
  // The panel is there before the first upload is.
  void import('./subidas-panel');
  app.runSaga(subidasSaga, app.services.http);
}
