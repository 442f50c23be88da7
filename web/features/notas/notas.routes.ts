import type { RouteObject } from 'react-router-dom';

/** The addresses of the notas: the one that is open lies over the others, which stay as they were. */
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
