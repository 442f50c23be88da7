import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The addresses of the panels of the office and of its use. */
export const routes: RouteObject[] = [
  {
    path: 'dashboards/project',
    handle: { title: 'Oficina' },
    lazy: page(() => import('./oficina/oficina-page'), 'OficinaPage'),
  },
  {
    path: 'dashboards/analytics',
    handle: { title: 'Analítica' },
    lazy: page(() => import('./analitica/analitica-page'), 'AnaliticaPage'),
  },
];
