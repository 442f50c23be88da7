import type { RouteObject } from 'react-router-dom';

/** The addresses of the tareas: the one that is open is beside the list, which stays as it was. */
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
