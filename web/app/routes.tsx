import { type RouteObject, redirect } from 'react-router-dom';
import { SignInPage } from '../features/acceso/sign-in-page';
import { carpetasRoutes } from '../features/carpetas/carpetas.routes';
import { chatRoutes } from '../features/chat/chat.routes';
import { configuracionesRoutes } from '../features/configuraciones/configuraciones.routes';
import { ejemploRoute } from '../features/ejemplo/ejemplo.routes';
import { personasRoutes } from '../features/personas/personas.routes';
import type { Access } from '../session/access';
import type { Layout } from '../session/session';
import { guard } from './guards';
import { GuestLayout } from './guest-layout';
import { RouteError } from './route-error';
import { Splash } from './splash';
import type { App } from './store';

/**
 * What a page says about itself. `access` decides who may see it, also before the router exists; `title` names it in
 * the tab; `layout` is the one it is made for, whatever people prefer.
 */
export interface PageHandle {
  access?: Access;
  title?: string;
  layout?: Layout;
}

/** All addresses of the application. A feature's pages are one lazy chunk each, below the shell. */
export function createRoutes(app: App): RouteObject[] {
  const only = (access: Access) => ({
    middleware: [guard(app.store, access)],
    handle: { access } satisfies PageHandle,
  });
  const titled = (title: string) => ({ handle: { title } satisfies PageHandle });

  const routes: RouteObject[] = [
    {
      HydrateFallback: Splash,
      children: [
        {
          element: <GuestLayout />,
          errorElement: <RouteError />,
          children: [
            {
              children: [
                { index: true, ...titled('La oficina notarial, en orden'), lazy: landing },
                { path: 'landing-preview', ...titled('La oficina notarial, en orden'), lazy: landing },
                { path: 'dashboard', loader: () => redirect('/carpetas') },
                { path: 'signed-in-redirect', loader: () => redirect('/dashboard') },
                { path: 'error/403', ...titled('Sin permiso'), lazy: forbiddenPage },
                { path: 'error/500', ...titled('Algo falló'), lazy: serverErrorPage },
                ...['error/404', '404-not-found'].map((path) => ({
                  path,
                  ...titled('Página no encontrada'),
                  lazy: notFoundPage,
                })),
              ],
            },
            {
              ...only('guest'),
              children: [{ path: 'sign-in', ...titled('Ingresar'), element: <SignInPage /> }],
            },
            {
              ...only('signed-in'),
              children: [
                { path: 'sign-out', ...titled('Sesión cerrada'), lazy: signOutPage },
                { path: 'seleccionar-cuenta', ...titled('Elegir cuenta'), lazy: selectCuentaPage },
                { path: 'onboarding/crear-cuenta', ...titled('Crear cuenta'), lazy: createCuentaPage },
              ],
            },
          ],
        },
        {
          ...only('cuenta'),
          errorElement: <RouteError />,
          lazy: async () => {
            const { createShell } = await import('../layout/shell');
            return createShell(app, routes);
          },
          children: [...carpetasRoutes, ...personasRoutes, ...chatRoutes, ...configuracionesRoutes, ejemploRoute],
        },
        { path: '*', loader: () => redirect('/404-not-found') },
      ],
    },
  ];
  return routes;
}

async function landing() {
  const { LandingPage } = await import('../features/inicio/landing-page');
  return { Component: LandingPage };
}

async function signOutPage() {
  const { SignOutPage } = await import('../features/acceso/sign-out-page');
  return { Component: SignOutPage };
}

async function selectCuentaPage() {
  const { SelectCuentaPage } = await import('../features/cuentas/select-cuenta-page');
  return { Component: SelectCuentaPage };
}

async function createCuentaPage() {
  const { CreateCuentaPage } = await import('../features/cuentas/create-cuenta-page');
  return { Component: CreateCuentaPage };
}

async function forbiddenPage() {
  const { ForbiddenPage } = await import('../features/errores/error-pages');
  return { Component: ForbiddenPage };
}

async function serverErrorPage() {
  const { ServerErrorPage } = await import('../features/errores/error-pages');
  return { Component: ServerErrorPage };
}

async function notFoundPage() {
  const { NotFoundPage } = await import('../features/errores/error-pages');
  return { Component: NotFoundPage };
}
