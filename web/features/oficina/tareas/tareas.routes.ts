import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/**
 * The addresses of the tareas. The page itself also shows the open tarea. So a new tarea can take the next key pressed.
 */
export const routes: RouteObject[] = [
  {
    path: 'apps/tasks',
    handle: { title: 'Tareas' },
    lazy: page(() => import('./tareas-page'), 'TareasPage'),
    children: [{ path: ':tareaId', handle: { title: 'Tarea' }, element: null }],
  },
];
