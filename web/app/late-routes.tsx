import type { RouteObject } from 'react-router-dom';
import { carpetasRoutes } from '../features/carpetas/carpetas.routes';
import { chatRoutes } from '../features/chat/chat.routes';
import { configuracionesRoutes } from '../features/configuraciones/configuraciones.routes';
import { ejemploRoute } from '../features/ejemplo/ejemplo.routes';
import { personasRoutes } from '../features/personas/personas.routes';
import { PageFailure } from './page-failure';

const errorPages = () => import('../features/errores/error-pages');
const notFound: RouteObject = {
  handle: { title: 'Página no encontrada' },
  lazy: async () => ({ Component: (await errorPages()).NotFoundPage }),
};

/** Open to everybody. */
const openRoutes: RouteObject[] = [
  {
    path: 'error/403',
    handle: { title: 'Sin permiso' },
    lazy: async () => ({ Component: (await errorPages()).ForbiddenPage }),
  },
  {
    path: 'error/500',
    handle: { title: 'Algo falló' },
    lazy: async () => ({ Component: (await errorPages()).ServerErrorPage }),
  },
  { ...notFound, path: 'error/404' },
  { ...notFound, path: '404-not-found' },
];

/** With a session, in a cuenta or not yet. */
const sessionRoutes: RouteObject[] = [
  {
    path: 'sign-out',
    handle: { title: 'Sesión cerrada' },
    lazy: async () => ({ Component: (await import('../features/acceso/sign-out-page')).SignOutPage }),
  },
  {
    path: 'seleccionar-cuenta',
    handle: { title: 'Elegir cuenta' },
    lazy: async () => ({ Component: (await import('../features/cuentas/select-cuenta-page')).SelectCuentaPage }),
  },
  {
    path: 'onboarding/crear-cuenta',
    handle: { title: 'Crear cuenta' },
    lazy: async () => ({ Component: (await import('../features/cuentas/create-cuenta-page')).CreateCuentaPage }),
  },
];

/** Inside a cuenta, below the shell. A feature's pages are one lazy chunk each. */
const officeRoutes: RouteObject[] = [
  {
    errorElement: <PageFailure />,
    children: [...carpetasRoutes, ...personasRoutes, ...chatRoutes, ...configuracionesRoutes, ejemploRoute],
  },
];

/** The addresses that a guest's first visit need not know, by the id of the route that they are below. */
export const lateRoutes = { open: openRoutes, session: sessionRoutes, office: officeRoutes };

export type LateRoutes = typeof lateRoutes;
