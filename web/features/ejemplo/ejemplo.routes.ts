import type { RouteObject } from 'react-router-dom';

/** The living guide to the shared components. */
export const routes: RouteObject[] = [
  {
    path: 'example',
    handle: { title: 'Guía de componentes' },
    lazy: async () => ({ Component: (await import('./ejemplo-page')).EjemploPage }),
  },
];
