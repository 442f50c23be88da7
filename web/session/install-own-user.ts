import { applyAppearance, standardAppearance } from '../lib/appearance';
import { writeFechasAs } from '../lib/fechas';
import type { App } from '../store/store';
import { ownUserSaga } from './own-user-saga';

const installed = new WeakSet<App>();

/** Lets the signed-in person choose how the application looks and writes dates, and what estado the others see. */
export function installOwnUser(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.runSaga(ownUserSaga, {
    http: app.services.http,
    standard: standardAppearance,
    show: ({ scheme, theme, fechas }) => {
      applyAppearance({ scheme, theme });
      writeFechasAs(fechas);
    },
  });
}
