import { oncePerApp } from '../../store/once-per-app';
import { outboxSaga, resendSoon, resendWhenBack } from './outbox-saga';
import { outboxSlice } from './outbox-slice';

/** Installs the outbox, once. It sends messages whatever page is shown. */
export const installChat = oncePerApp((app) => {
  app.inject(outboxSlice);
  app.runSaga(outboxSaga, app.store.dispatch);
  app.runSaga(resendWhenBack);
  app.runSaga(resendSoon);
});
