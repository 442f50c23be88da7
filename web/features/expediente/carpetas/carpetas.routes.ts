import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';
import { redirectFrom } from '../../../lib/redirect-from';
import { tabsDeCarpeta } from './public/de-carpeta';

/** The addresses of the carpetas. Each page, dialog and tab is a lazy chunk. */
export const routes: RouteObject[] = [
  {
    path: 'carpetas',
    handle: { title: 'Carpetas' },
    lazy: async () => ({ Component: (await import('./carpetas-page')).CarpetasPage }),
    children: [
      {
        path: 'nueva',
        handle: { title: 'Nueva carpeta' },
        lazy: page(() => import('./nueva-carpeta/nueva-carpeta-dialog'), 'NuevaCarpetaDialog'),
      },
    ],
  },
  {
    path: 'carpetas/:carpetaId',
    handle: { title: 'Carpeta' },
    lazy: page(() => import('./carpeta-page'), 'CarpetaPage'),
    children: [
      {
        index: true,
        element: null,
        loader: ({ request, params }) =>
          redirectFrom(request, `/carpetas/${params.carpetaId}/${tabsDeCarpeta[0]?.route.path}`),
      },
      ...tabsDeCarpeta.map(({ route }) => route),
    ],
  },
];
