import type { RouteObject } from 'react-router-dom';

/** The addresses of the personas. */
export const personasRoutes: RouteObject[] = [
  {
    path: 'personas',
    handle: { title: 'Personas' },
    lazy: async () => ({ Component: (await import('./personas-page')).PersonasPage }),
  },
];
