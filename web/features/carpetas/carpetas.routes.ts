import { type RouteObject, redirect } from 'react-router-dom';
import { partesRoute } from '../partes/partes.routes';

/** The addresses of the carpetas. Each page, dialog and tab is a lazy chunk. */
export const carpetasRoutes: RouteObject[] = [
  {
    path: 'carpetas',
    handle: { title: 'Carpetas' },
    lazy: async () => ({ Component: (await import('./carpetas-page')).CarpetasPage }),
    children: [
      {
        path: 'nueva',
        handle: { title: 'Nueva carpeta' },
        lazy: async () => ({ Component: (await import('./nueva-carpeta/nueva-carpeta-dialog')).NuevaCarpetaDialog }),
      },
    ],
  },
  {
    path: 'carpetas/:carpetaId',
    handle: { title: 'Carpeta' },
    lazy: async () => ({ Component: (await import('./carpeta-page')).CarpetaPage }),
    children: [
      { index: true, loader: ({ params }) => redirect(`/carpetas/${params.carpetaId}/partes`) },
      partesRoute,
      {
        path: 'documentos',
        lazy: async () => ({ Component: (await import('../documentos/documentos-tab')).DocumentosTab }),
      },
      {
        path: 'tareas',
        lazy: async () => ({ Component: (await import('../tareas/carpeta-tab/tareas-tab')).TareasTab }),
      },
      {
        path: 'actividad',
        lazy: async () => ({ Component: (await import('./actividad/actividad-tab')).ActividadTab }),
      },
    ],
  },
];
