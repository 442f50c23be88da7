import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/**
 * The addresses of the notas. The page itself also shows the open nota. So a new nota can take the next key pressed.
 */
export const routes: RouteObject[] = [
  {
    path: 'apps/notes',
    handle: { title: 'Notas' },
    lazy: page(() => import('./notas-page'), 'NotasPage'),
    children: [{ path: ':notaId', handle: { title: 'Nota' }, element: null }],
  },
];
