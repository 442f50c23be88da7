import { oncePerApp } from '../store/once-per-app';
import { installConnection } from './install-connection';
import { whenQuiet } from './when-quiet';

/**
 * Watches the connection at once. It opens the live connection after the first page is shown, so that it does not delay
 * that page.
 */
export const installLive = oncePerApp((app) => {
  installConnection(app);
  whenQuiet(app.services.pending)
    .then(app.services.whenReached)
    .then(async () => {
      const [{ liveSaga }, { openSocket }] = await Promise.all([import('./live-saga'), import('./live-socket')]);
      app.runSaga(liveSaga, { open: openSocket, state: app.store.getState });
    })
    // The code could not be loaded. The page works without it, and the next visit tries again.
    .catch(() => undefined);
});
