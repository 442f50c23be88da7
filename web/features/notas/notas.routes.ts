import type { RouteObject } from 'react-router-dom';

/** The addresses of the notas. An open nota is a child route, so the list behind it stays as it was. */
export const routes: RouteObject[] = [
  {
    path: 'apps/notes',
    handle: { title: 'Notas' },
    lazy: async () => ({ Component: (await import('./notas-page')).NotasPage }),
    children: [
      {
        path: ':notaId',
        handle: { title: 'Nota' },
        lazy: async () => ({ Component: (await import('./detalle/nota-route')).NotaRoute }),
      },
    ],
  },
];
