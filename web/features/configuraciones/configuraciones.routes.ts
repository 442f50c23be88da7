import { type RouteObject, redirect } from 'react-router-dom';

/** The sections, by their address; the one list of them, also for the menu beside the page. */
export const secciones = {
  perfil: 'Perfil',
  cuenta: 'Cuenta',
  preferencias: 'Preferencias',
  equipo: 'Equipo',
} as const;

/** The settings: one chunk for all sections, as they are small and people look at several. */
export const configuracionesRoutes: RouteObject[] = [
  {
    path: 'configuraciones',
    lazy: async () => ({ Component: (await import('./configuraciones-page')).ConfiguracionesPage }),
    children: [
      { index: true, loader: () => redirect('/configuraciones/perfil') },
      ...Object.entries(secciones).map(([path, title]) => ({
        path,
        handle: { title },
        lazy: async () => ({ Component: (await import('./configuraciones-page')).paginas[path] }),
      })),
    ],
  },
];
