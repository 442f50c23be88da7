import type { RouteObject } from 'react-router-dom';

/** The address of the rates. The pair and the days that are shown are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'dashboards/crypto',
    handle: { title: 'Cotizaciones' },
    lazy: async () => ({ Component: (await import('./cotizaciones-page')).CotizacionesPage }),
  },
];
