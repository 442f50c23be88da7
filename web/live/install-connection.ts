import { version } from '../../package.json';
import { selectScope } from '../session/session-selectors';
import type { App } from '../store/store';
import { isServerReached, watchConnection } from './connection-saga';
import { connectionSlice, selectUnreached, versionSeen } from './connection-slice';

/** Watches whether the server can be reached. */
export function installConnection(app: App): void {
  app.inject(connectionSlice);
  const onVersion = (its: string) => void app.store.dispatch(versionSeen({ isOwn: its === version }));
  app.runSaga(watchConnection, { isReached: () => isServerReached(app.services.http, onVersion) });
  app.services.whenReached = () => whenReached(app);
}

function whenReached({ store: { getState, subscribe } }: App): Promise<void> {
  const scope = selectScope(getState());
  const isOver = () => selectUnreached(getState()) === null || selectScope(getState()) !== scope;
  return new Promise((resolve) => {
    if (isOver()) return resolve();
    const stop = subscribe(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}
