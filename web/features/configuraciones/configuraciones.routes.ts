import { type RouteObject, redirect } from 'react-router-dom';

/** The sections, by their address; the one list of them, also for the menu beside the page. */
export const secciones = {
  perfil: 'Perfil',
  cuenta: 'Cuenta',
  preferencias: 'Preferencias',
  seguridad: 'Seguridad',
  plan: 'Plan',
  notificaciones: 'Notificaciones',
  equipo: 'Equipo',
} as const;

export type SeccionPath = keyof typeof secciones;

/** Their pages: a chunk each, as some bring much that the others do without. */
const paginas: Readonly<Record<SeccionPath, RouteObject['lazy']>> = {
  perfil: async () => ({ Component: (await import('./perfil/perfil-page')).PerfilPage }),
  cuenta: async () => ({ Component: (await import('./cuenta/cuenta-page')).CuentaPage }),
  preferencias: async () => ({ Component: (await import('./preferencias/preferencias-page')).PreferenciasPage }),
  seguridad: async () => ({ Component: (await import('./seguridad/seguridad-page')).SeguridadPage }),
  plan: async () => ({ Component: (await import('./plan/plan-page')).PlanPage }),
  notificaciones: async () => ({
    Component: (await import('./notificaciones/notificaciones-page')).NotificacionesPage,
  }),
  equipo: async () => ({ Component: (await import('./equipo/equipo-page')).EquipoPage }),
};

export const configuracionesRoutes: RouteObject[] = [
  {
    path: 'configuraciones',
    lazy: async () => ({ Component: (await import('./configuraciones-page')).ConfiguracionesPage }),
    children: [
      { index: true, loader: () => redirect('/configuraciones/perfil') },
      ...Object.entries(secciones).map(([path, title]) => ({
        path,
        handle: { title },
        lazy: paginas[path as SeccionPath],
      })),
    ],
  },
];
