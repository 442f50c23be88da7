import type { App } from '../../app/store';
import { escriturasSlice } from './escrituras-slice';

const installed = new WeakSet<App>();

/** Gives the application what keeps the writes that are on their way. */
export function installTareas(app: App): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.inject(escriturasSlice);
}
