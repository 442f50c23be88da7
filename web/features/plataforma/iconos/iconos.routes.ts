import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The addresses of the sets of icons. The search and the open icon are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'ui/icons/:set?',
    handle: { title: 'Íconos' },
    lazy: page(() => import('./iconos-page'), 'IconosPage'),
  },
];
