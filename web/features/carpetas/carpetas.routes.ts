import type { RouteObject } from 'react-router-dom';

/** The addresses of the carpetas. Each page is a lazy chunk with its endpoints. */
export const carpetasRoutes: RouteObject[] = [
  {
    path: 'carpetas',
    handle: { title: 'Carpetas' },
    lazy: async () => ({ Component: (await import('./carpetas-page')).CarpetasPage }),
  },
  {
    path: 'carpetas/:carpetaId',
    handle: { title: 'Carpeta' },
    lazy: async () => ({ Component: (await import('./carpeta-page')).CarpetaPage }),
  },
];
