import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The catalogue of actos. The address `nuevo` can copy an acto named in the query. */
export const routes: RouteObject[] = [
  {
    path: 'actos',
    handle: { title: 'Actos' },
    children: [
      { index: true, lazy: page(() => import('./actos-page'), 'ActosPage') },
      { path: 'nuevo', lazy: page(() => import('./nuevo-acto-page'), 'NuevoActoPage') },
      { path: ':actoId', lazy: page(() => import('./acto-page'), 'ActoPage') },
      { path: ':actoId/versiones', lazy: page(() => import('./versiones/versiones-page'), 'VersionesPage') },
    ],
  },
];
