import type { RouteObject } from 'react-router-dom';

/** The address of the trash. */
export const routes: RouteObject[] = [
  {
    path: 'papelera',
    handle: { title: 'Papelera' },
    lazy: async () => ({ Component: (await import('./papelera-page')).PapeleraPage }),
  },
];
