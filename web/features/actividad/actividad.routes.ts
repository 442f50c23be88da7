import type { RouteObject } from 'react-router-dom';

/** The address of what happened in the cuenta. Its filters are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'pages/activities',
    handle: { title: 'Actividad' },
    lazy: async () => ({ Component: (await import('./actividad-page')).ActividadPage }),
  },
];
