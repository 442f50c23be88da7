import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The page of the office's templates, and the page of each template. */
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
