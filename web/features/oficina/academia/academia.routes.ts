import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The addresses of the academy. The query of a course's address holds the step that is read. */
export const routes: RouteObject[] = [
  {
    path: 'apps/academy',
    handle: { title: 'Academia' },
    lazy: page(() => import('./list/academia-page'), 'AcademiaPage'),
  },
  {
    path: 'apps/academy/equipo',
    handle: { title: 'Academia: equipo' },
    lazy: page(() => import('./equipo/equipo-page'), 'EquipoPage'),
  },
  {
    path: 'apps/academy/:courseId',
    handle: { title: 'Curso' },
    lazy: page(() => import('./curso/curso-page'), 'CursoPage'),
  },
  {
    path: 'apps/academy/:courseId/editar',
    handle: { title: 'Editar el curso' },
    lazy: page(() => import('./editar/editar-page'), 'EditarPage'),
  },
];
