import type { RouteObject } from 'react-router-dom';
import { pageWithUi } from '../../app/late-ui';

/** The addresses of the tableros; a card opens over its tablero, which stays as it was. */
export const tablerosRoutes: RouteObject[] = [
  {
    path: 'apps/scrumboard',
    handle: { title: 'Tableros' },
    lazy: pageWithUi(async () => (await import('./lista/tableros-page')).TablerosPage),
  },
  {
    path: 'apps/scrumboard/:boardId',
    handle: { title: 'Tablero' },
    lazy: pageWithUi(async () => (await import('./tablero/tablero-page')).TableroPage),
    children: [
      {
        path: 'card/:cardId',
        handle: { title: 'Tarjeta' },
        lazy: async () => ({ Component: (await import('./tarjeta/tarjeta-page')).TarjetaPage }),
      },
    ],
  },
];
