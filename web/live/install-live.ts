import { oncePerApp } from '../store/once-per-app';
import { whenQuiet } from './when-quiet';

/** Opens the live connection after the first page is shown, so that it does not delay that page. */
export const installLive = oncePerApp((app) => {
  whenQuiet(app.services.pending)
    .then(async () => {
      const [{ liveSaga }, { openSocket }, { installConnection }] = await Promise.all([
        import('./live-saga'),
        import('./live-socket'),
        import('./install-connection'),
      ]);
      installConnection(app);
      app.runSaga(liveSaga, { open: openSocket, state: app.store.getState });
    })
    // The code could not be loaded. The page works without it, and the next visit tries again.
    .catch(() => undefined);
});
