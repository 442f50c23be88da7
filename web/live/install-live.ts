import type { App } from '../store/store';
import { whenQuiet } from './when-quiet';

const installed = new WeakSet<App>();

/** Keeps the application connected, from when its first page has been shown: nothing of it delays that page. */
export function installLive(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  whenQuiet(app.services.pending)
    .then(async () => {
      const [{ liveSaga }, { openSocket }] = await Promise.all([import('./live-saga'), import('./live-socket')]);
      app.runSaga(liveSaga, { open: openSocket, state: app.store.getState });
    })
    // Offline before it arrived: the page works without it, and the next visit brings it.
    .catch(() => undefined);
}
