import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The addresses of the tableros. A card is a child route, so the tablero behind it keeps its state. */
export const routes: RouteObject[] = [
  {
    path: 'apps/scrumboard',
    handle: { title: 'Tableros' },
    lazy: page(() => import('./list/tableros-page'), 'TablerosPage'),
  },
  {
    path: 'apps/scrumboard/:boardId',
    handle: { title: 'Tablero' },
    lazy: page(() => import('./tablero/tablero-page'), 'TableroPage'),
    children: [
      {
        path: 'card/:cardId',
        handle: { title: 'Tarjeta' },
        lazy: page(() => import('./tarjeta/tarjeta-page'), 'TarjetaPage'),
      },
    ],
  },
];
