import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The address of the rates. The query holds the pair and the number of days. */
export const routes: RouteObject[] = [
  {
    path: 'dashboards/crypto',
    handle: { title: 'Cotizaciones' },
    lazy: page(() => import('./cotizaciones-page'), 'CotizacionesPage'),
  },
];
