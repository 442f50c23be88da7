import { oncePerApp } from '../store/once-per-app';
import { subidasSaga } from './subidas-saga';
import { subidasSlice } from './subidas-slice';

/** Installs the uploads, which continue while the person changes pages. */
export const installSubidas = oncePerApp((app) => {
  app.inject(subidasSlice);
  // Loads the panel before the first upload needs it.
  void import('./subidas-panel');
  app.runSaga(subidasSaga, app);
});
