import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The templates of the office, and each of them. */
export const routes: RouteObject[] = [
  {
    path: 'plantillas',
    handle: { title: 'Plantillas' },
    children: [
      { index: true, lazy: page(() => import('./plantillas-page'), 'PlantillasPage') },
      { path: ':plantillaId', lazy: page(() => import('./plantilla-page'), 'PlantillaPage') },
    ],
  },
];
