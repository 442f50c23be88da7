import { keepOutbox } from '../../../outbox/keep-outbox';
import { runOutbox } from '../../../outbox/outbox-saga';
import { oncePerApp } from '../../../store/once-per-app';
import { followWriters } from './escribiendo-saga';
import { escribiendoSlice } from './escribiendo-slice';
import { outboxOf } from './outbox-saga';
import { isOutboxEmpty, outboxKey, outboxRestored, outboxSlice, resendRequested, selectOutbox } from './outbox-slice';

/**
 * Installs the outbox and the list of people who are writing, once. The outbox sends messages on every page, and
 * survives a reload.
 */
export const installChat = oncePerApp((app) => {
  app.inject(outboxSlice);
  app.inject(escribiendoSlice);
  runOutbox(app, outboxOf(app.store.dispatch));
  app.runSaga(followWriters);
  keepOutbox(app, {
    key: outboxKey,
    select: selectOutbox,
    isEmpty: isOutboxEmpty,
    restore: (outbox) => [
      outboxRestored(outbox),
      ...outbox.messages.filter(({ isRefused }) => !isRefused).map(({ id }) => resendRequested({ id })),
    ],
  });
});
