import { type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router-dom';
import { SignInPage } from '../features/acceso/sign-in-page';
import type { Access } from '../session/access';
import { startPath } from '../session/redirect-url';
import { selectInicio } from '../session/session-selectors';
import type { App } from '../store/store';
import { guard } from './guards';
import { GuestLayout } from './guest-layout';
import type { LateRoutes } from './late-routes';
import type { PageHandle } from './page-handle';
import { RouteError } from './route-error';
import { Splash } from './splash';

const nothingYet: LateRoutes = { open: [], guest: [], session: [], office: [] };

/**
 * The routes of the application: those of a guest's first visit, and places for the late ones, empty until these are
 * loaded.
 */
export function createRoutes(app: App, { open, guest, session, office } = nothingYet): RouteObject[] {
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
            { index: true, ...titled('La oficina notarial, en orden'), lazy: landing },
            { path: 'landing-preview', ...titled('La oficina notarial, en orden'), lazy: landing },
            { path: 'dashboard', loader: () => redirect(selectInicio(app.store.getState()) ?? startPath) },
            { path: 'signed-in-redirect', loader: () => redirect('/dashboard') },
            { id: 'open', children: open },
            {
              id: 'guest',
              ...only('guest'),
              children: [
                { path: 'sign-in', ...titled('Ingresar'), element: <SignInPage onTyping={prefetchShell} /> },
                ...guest,
              ],
            },
            { id: 'session', ...only('signed-in'), children: session },
          ],
        },
        {
          id: 'office',
          ...only('cuenta'),
          errorElement: <RouteError />,
          lazy: async () => {
            const [{ createShell }, { office: pages }] = await Promise.all([
              import('../layout/shell'),
              loadLateRoutes(),
            ]);
            return createShell(app, pages);
          },
          children: office,
        },
        { path: '*', loader: () => redirect('/404-not-found') },
      ],
    },
  ];
}

export async function loadLateRoutes(): Promise<LateRoutes> {
  return (await import('./late-routes')).lateRoutes;
}

/** Adds the late routes when the router meets an address that it does not know. Known routes stay as they are. */
export const learnRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  for (const [id, routes] of Object.entries(await loadLateRoutes())) patch(id, routes);
};

async function landing() {
  const { LandingPage } = await import('../features/inicio/landing-page');
  return { Component: LandingPage };
}

/** Fetches the shell while the person types the sign-in form. Other guests may never need it. */
function prefetchShell() {
  void import('../layout/shell');
}
