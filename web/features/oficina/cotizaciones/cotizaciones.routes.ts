import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The address of the rates. The pair and the days that are shown are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'dashboards/crypto',
    handle: { title: 'Cotizaciones' },
    lazy: page(() => import('./cotizaciones-page'), 'CotizacionesPage'),
  },
];
