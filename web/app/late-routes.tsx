import type { RouteObject } from 'react-router-dom';
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
  {
    path: 'confirmar-correo',
    handle: { title: 'Confirmar el correo' },
    lazy: async () => ({ Component: (await import('../features/acceso/confirm-email-page')).ConfirmEmailPage }),
  },
  {
    path: 'invitacion',
    handle: { title: 'Invitación' },
    lazy: async () => ({
      Component: (await import('../features/acceso/invitacion/invitacion-page')).InvitacionPage,
    }),
  },
  {
    path: 'ingreso-proveedor',
    handle: { title: 'Ingresando' },
    lazy: async () => ({
      Component: (await import('../features/acceso/proveedor/provider-return-page')).ProviderReturnPage,
    }),
  },
  { ...notFound, path: 'error/404' },
  { ...notFound, path: '404-not-found' },
];

/** For guests only. */
const guestRoutes: RouteObject[] = [
  {
    path: 'sign-up',
    handle: { title: 'Crear un usuario' },
    lazy: async () => ({ Component: (await import('../features/acceso/sign-up-page')).SignUpPage }),
  },
  {
    path: 'confirmation-required',
    handle: { title: 'Confirme su correo' },
    lazy: async () => ({
      Component: (await import('../features/acceso/confirmation-required-page')).ConfirmationRequiredPage,
    }),
  },
  {
    path: 'forgot-password',
    handle: { title: 'Olvidé mi contraseña' },
    lazy: async () => ({ Component: (await import('../features/acceso/forgot-password-page')).ForgotPasswordPage }),
  },
  {
    path: 'reset-password',
    handle: { title: 'Contraseña nueva' },
    lazy: async () => ({ Component: (await import('../features/acceso/reset-password-page')).ResetPasswordPage }),
  },
  {
    path: 'acceso-cerrado',
    handle: { title: 'Accesos cerrados' },
    lazy: async () => ({ Component: (await import('../features/acceso/acceso-cerrado-page')).AccesoCerradoPage }),
  },
];

/** With a session, with or without a cuenta. */
const sessionRoutes: RouteObject[] = [
  {
    path: 'sign-out',
    handle: { title: 'Sesión cerrada' },
    lazy: async () => ({ Component: (await import('../features/acceso/sign-out-page')).SignOutPage }),
  },
  {
    path: 'unlock-session',
    handle: { title: 'Sesión bloqueada' },
    lazy: async () => ({ Component: (await import('../features/acceso/unlock-page')).UnlockPage }),
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

/** Inside a cuenta, below the shell: the `routes` that each feature exports. Each page is a lazy chunk. */
const featureRoutes = import.meta.glob<RouteObject[]>('../features/*/*.routes.ts', { eager: true, import: 'routes' });
const officeRoutes: RouteObject[] = [{ errorElement: <PageFailure />, children: Object.values(featureRoutes).flat() }];

/** The routes that a guest's first visit does not load, by the id of their parent route. */
export const lateRoutes = { open: openRoutes, guest: guestRoutes, session: sessionRoutes, office: officeRoutes };

export type LateRoutes = typeof lateRoutes;
