import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The board of the inscripciones of the whole office. Its filters are in the query. */
export const routes: RouteObject[] = [
  {
    path: 'inscripciones',
    handle: { title: 'Inscripciones' },
    lazy: page(() => import('./oficina/inscripciones-page'), 'InscripcionesPage'),
  },
];
