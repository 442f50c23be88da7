import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The address of the actividad of the cuenta. Its filters are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'pages/activities',
    handle: { title: 'Actividad' },
    lazy: page(() => import('./actividad-page'), 'ActividadPage'),
  },
];
