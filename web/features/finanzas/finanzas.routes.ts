import type { RouteObject } from 'react-router-dom';

/** The address of the finances. The currency and the order of the operations are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'dashboards/finance',
    handle: { title: 'Finanzas' },
    lazy: async () => ({ Component: (await import('./finanzas-page')).FinanzasPage }),
  },
];
