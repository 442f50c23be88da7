import type { RouteObject } from 'react-router-dom';

/** The addresses of the panels of the office and of its use. */
export const routes: RouteObject[] = [
  {
    path: 'dashboards/project',
    handle: { title: 'Oficina' },
    lazy: async () => ({ Component: (await import('./oficina/oficina-page')).OficinaPage }),
  },
  {
    path: 'dashboards/analytics',
    handle: { title: 'Analítica' },
    lazy: async () => ({ Component: (await import('./analitica/analitica-page')).AnaliticaPage }),
  },
];
