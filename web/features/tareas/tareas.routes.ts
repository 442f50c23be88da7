import type { RouteObject } from 'react-router-dom';

/** The addresses of the tareas. An open tarea is a child route, so the list stays as it was. */
export const routes: RouteObject[] = [
  {
    path: 'apps/tasks',
    handle: { title: 'Tareas' },
    lazy: async () => ({ Component: (await import('./tareas-page')).TareasPage }),
    children: [
      {
        path: ':tareaId',
        handle: { title: 'Tarea' },
        lazy: async () => ({ Component: (await import('./detalle/tarea-drawer')).TareaDrawer }),
      },
    ],
  },
];
