import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the tareas on a carpeta's page. */
export const tareasTabRoute: RouteObject = {
  path: 'tareas',
  lazy: page(() => import('../carpeta-tab/tareas-tab'), 'TareasTab'),
};
