import type { RouteObject } from 'react-router-dom';
import { page } from '../lib/page';
import { PageFailure } from './page-failure';

/** The routes that need a session, with or without a cuenta. */
const sessionRoutes: RouteObject[] = [
  {
    path: 'sign-out',
    handle: { title: 'Sesión cerrada' },
    lazy: page(() => import('../features/plataforma/acceso/sign-out-page'), 'SignOutPage'),
  },
  {
    path: 'unlock-session',
    handle: { title: 'Sesión bloqueada' },
    lazy: page(() => import('../features/plataforma/acceso/unlock-page'), 'UnlockPage'),
  },
  {
    path: 'seleccionar-cuenta',
    handle: { title: 'Elegir oficina' },
    lazy: page(() => import('../features/plataforma/cuentas/select-cuenta-page'), 'SelectCuentaPage'),
  },
  {
    path: 'onboarding/crear-cuenta',
    handle: { title: 'Crear su oficina' },
    lazy: page(() => import('../features/plataforma/cuentas/create-cuenta-page'), 'CreateCuentaPage'),
  },
];

/** The routes inside a cuenta, below the shell: the `routes` that each feature exports. Each page is a lazy chunk. */
const featureRoutes = import.meta.glob<RouteObject[]>('../features/*/*/*.routes.ts', { eager: true, import: 'routes' });
const officeRoutes: RouteObject[] = withFailures(Object.values(featureRoutes).flat());

/**
 * Replaces a failed tab or dialog, and leaves the page around it. Its boundary is a separate route, because React
 * Router shows no boundary of a route whose code could not be loaded.
 */
export function withFailures(routes: readonly RouteObject[]): RouteObject[] {
  const children = routes.map((route) =>
    route.children ? { ...route, children: withFailures(route.children) } : route,
  );
  return [{ errorElement: <PageFailure />, children }];
}

/** The routes that a guest's first visit does not load, by the id of their parent route. */
export const lateRoutes = { session: sessionRoutes, office: officeRoutes };

export type LateRoutes = typeof lateRoutes;
