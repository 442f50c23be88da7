import type { App } from './store';

/** Makes an installation run once for each application. Later calls return the result of the first call. */
export function oncePerApp<Rest extends unknown[], Result>(install: (app: App, ...rest: Rest) => Result) {
  const results = new WeakMap<App, Result>();
  return (app: App, ...rest: Rest): Result => {
    if (!results.has(app)) results.set(app, install(app, ...rest));
    return results.get(app) as Result;
  };
}
