import type { RouteObject } from 'react-router-dom';

/** The addresses of the academy. The step of a course is in its query. */
export const routes: RouteObject[] = [
  {
    path: 'apps/academy',
    handle: { title: 'Academia' },
    lazy: async () => ({ Component: (await import('./lista/academia-page')).AcademiaPage }),
  },
  {
    path: 'apps/academy/equipo',
    handle: { title: 'Academia: equipo' },
    lazy: async () => ({ Component: (await import('./equipo/equipo-page')).EquipoPage }),
  },
  {
    path: 'apps/academy/:courseId',
    handle: { title: 'Curso' },
    lazy: async () => ({ Component: (await import('./curso/curso-page')).CursoPage }),
  },
  {
    path: 'apps/academy/:courseId/editar',
    handle: { title: 'Editar el curso' },
    lazy: async () => ({ Component: (await import('./editar/editar-page')).EditarPage }),
  },
];
