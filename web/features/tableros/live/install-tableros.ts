import type { App } from '../../../app/store';
import { followTableros } from './tableros-saga';

const installed = new WeakSet<App>();

/** Gives the application what keeps the tableros current, whatever page is shown by then. */
export function installTableros(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.runSaga(followTableros, app.store.dispatch);
}
