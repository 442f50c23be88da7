import type { App } from '../../store/store';
import { outboxSaga, resendWhenBack } from './outbox-saga';
import { outboxSlice } from './outbox-slice';

const installed = new WeakSet<App>();

/** Installs the outbox, once. It sends messages whatever page is shown. */
export function installChat(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.inject(outboxSlice);
  app.runSaga(outboxSaga, app.store.dispatch);
  app.runSaga(resendWhenBack);
}
