import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';
import { redirectFrom } from '../../../lib/redirect-from';
import { type SeccionPath, secciones } from './sections';

/** Each section's page is its own chunk, because some sections load code that the others do not need. */
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

export const routes: RouteObject[] = [
  {
    path: 'configuraciones',
    lazy: page(() => import('./configuraciones-page'), 'ConfiguracionesPage'),
    children: [
      { index: true, element: null, loader: ({ request }) => redirectFrom(request, '/configuraciones/perfil') },
      ...Object.entries(secciones).map(([path, title]) => ({
        path,
        handle: { title },
        lazy: paginas[path as SeccionPath],
      })),
    ],
  },
];
