import type { RouteObject } from 'react-router-dom';

/** The addresses of the tableros. A card is a child route, so the tablero behind it stays as it was. */
export const routes: RouteObject[] = [
  {
    path: 'apps/scrumboard',
    handle: { title: 'Tableros' },
    lazy: async () => ({ Component: (await import('./lista/tableros-page')).TablerosPage }),
  },
  {
    path: 'apps/scrumboard/:boardId',
    handle: { title: 'Tablero' },
    lazy: async () => ({ Component: (await import('./tablero/tablero-page')).TableroPage }),
    children: [
      {
        path: 'card/:cardId',
        handle: { title: 'Tarjeta' },
        lazy: async () => ({ Component: (await import('./tarjeta/tarjeta-page')).TarjetaPage }),
      },
    ],
  },
];
