import { oncePerApp } from '../store/once-per-app';
import { preloadSubidasPanel } from './late-panel';
import { subidasSaga } from './subidas-saga';
import { subidasSlice } from './subidas-slice';

/** Installs the uploads, which continue while the person changes pages. */
export const installSubidas = oncePerApp((app) => {
  app.inject(subidasSlice);
  void preloadSubidasPanel();
  app.runSaga(subidasSaga, app);
});
