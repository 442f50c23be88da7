import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The inscripciones of the whole office. What is shown of them is in the query. */
export const routes: RouteObject[] = [
  {
    path: 'inscripciones',
    handle: { title: 'Inscripciones' },
    lazy: page(() => import('./oficina/inscripciones-page'), 'InscripcionesPage'),
  },
];
