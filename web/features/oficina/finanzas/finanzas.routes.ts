import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The address of the finances. The currency and the order of the operations are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'dashboards/finance',
    handle: { title: 'Finanzas' },
    lazy: page(() => import('./finanzas-page'), 'FinanzasPage'),
  },
];
