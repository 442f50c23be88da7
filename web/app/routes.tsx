import { type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router-dom';
import { SignInPage } from '../features/acceso/sign-in-page';
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

/** The route that all pages inside a cuenta are below. */
const officeId = 'oficina';

/**
 * The addresses of the application: those of guests, who need not download the others, and what stands for the rest.
 *
 * @param office the addresses inside a cuenta, when they are known already
 */
export function createRoutes(app: App, office: RouteObject[] = []): RouteObject[] {
  const only = (access: Access) => ({
    middleware: [guard(app.store, access)],
    handle: { access } satisfies PageHandle,
  });
  const titled = (title: string) => ({ handle: { title } satisfies PageHandle });

  return [
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
          id: officeId,
          ...only('cuenta'),
          errorElement: <RouteError />,
          lazy: async () => {
            const { createShell } = await import('../layout/shell');
            return createShell(app);
          },
          children: office,
        },
        { path: '*', loader: () => redirect('/404-not-found') },
      ],
    },
  ];
}

/** The addresses inside a cuenta. */
export async function loadOffice(): Promise<RouteObject[]> {
  return (await import('./office-routes')).officeRoutes;
}

/** Has the router learn the addresses inside a cuenta at the first one that it does not know. */
export function learningOffice(): PatchRoutesOnNavigationFunction {
  let isKnown = false;
  return async ({ patch }) => {
    const office = await loadOffice();
    if (!isKnown) patch(officeId, office);
    isKnown = true;
  };
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
