/**
 * The component of a route, fetched when its address is first shown. Vite writes much more code for an `await import()`
 * whose export is read in the same expression. Every first visit carries all routes.
 */
export const page =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** The component of a `page`, for a part of a page that loads late. */
export const componentOf =
  <Component>(load: () => Promise<{ Component: Component }>) =>
  async () =>
    (await load()).Component;
