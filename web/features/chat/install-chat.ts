import { oncePerApp } from '../../store/once-per-app';
import { followWriters } from './escribiendo-saga';
import { escribiendoSlice } from './escribiendo-slice';
import { keepOutbox } from './keep-outbox';
import { outboxSaga, resendSoon, resendWhenBack } from './outbox-saga';
import { outboxSlice } from './outbox-slice';

/** Installs the outbox, once, and who is writing. It sends messages whatever page is shown, and is kept over a new load. */
export const installChat = oncePerApp((app) => {
  app.inject(outboxSlice);
  app.inject(escribiendoSlice);
  app.runSaga(outboxSaga, app.store.dispatch);
  app.runSaga(resendWhenBack);
  app.runSaga(resendSoon);
  app.runSaga(followWriters);
  // After the sagas, which send again what was on its way.
  keepOutbox(app);
});
