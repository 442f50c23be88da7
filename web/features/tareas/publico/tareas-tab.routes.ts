import type { RouteObject } from 'react-router-dom';

/** The tab of the tareas on a carpeta's page. */
export const tareasTabRoute: RouteObject = {
  path: 'tareas',
  lazy: async () => ({ Component: (await import('../carpeta-tab/tareas-tab')).TareasTab }),
};
