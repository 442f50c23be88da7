import type { LoaderFunction, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { SignInPage } from '../features/plataforma/acceso/sign-in-page';
import { page } from '../lib/page';
import { redirectFrom } from '../lib/redirect-from';
import type { Access } from '../session/access';
import { startPath } from '../session/redirect-url';
import { selectInicio } from '../session/session-selectors';
import type { App } from '../store/store';
import { guard } from './guards';
import { GuestLayout } from './guest-layout';
import { guestRoutes, openRoutes } from './guest-routes';
import type { LateRoutes } from './late-routes';
import type { PageHandle } from './page-handle';
import { RouteError } from './route-error';

const nothingYet: LateRoutes = { session: [], office: [] };

/**
 * The routes of the application: the routes for guests, and places for the late routes, which are empty until they are
 * loaded.
 */
export function createRoutes(app: App, { session, office } = nothingYet): RouteObject[] {
  const only = (access: Access) => ({
    middleware: [guard(app.store, access)],
    handle: { access } satisfies PageHandle,
  });
  const toStart: LoaderFunction = ({ request }) =>
    redirectFrom(request, selectInicio(app.store.getState()) ?? startPath);

  return [
    {
      element: <GuestLayout />,
      errorElement: <RouteError />,
      HydrateFallback: Nothing,
      children: [
        { index: true, ...landing },
        { path: 'landing-preview', ...landing },
        { path: 'dashboard', element: null, loader: toStart },
        { path: 'signed-in-redirect', element: null, loader: toStart },
        ...openRoutes,
        {
          ...only('guest'),
          children: [
            { path: 'sign-in', handle: signIn, element: <SignInPage onTyping={prefetchShell} /> },
            ...guestRoutes,
          ],
        },
        { id: 'session', ...only('signed-in'), children: session },
      ],
    },
    {
      id: 'office',
      ...only('cuenta'),
      errorElement: <RouteError />,
      HydrateFallback: Nothing,
      lazy: async () => {
        const [{ createShell }, { office: pages }] = await Promise.all([import('../layout/shell'), loadLateRoutes()]);
        return createShell(app, pages);
      },
      children: office,
    },
    { path: '*', element: null, loader: ({ request }) => redirectFrom(request, '/404-not-found') },
  ];
}

/** Shown while the guard of the first page decides. */
const Nothing = () => null;

export async function loadLateRoutes(): Promise<LateRoutes> {
  return (await import('./late-routes')).lateRoutes;
}

/** Adds the late routes when the router meets an address that it does not know. Known routes stay as they are. */
export const learnRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  for (const [id, routes] of Object.entries(await loadLateRoutes())) patch(id, routes);
};

const landing = {
  handle: {
    title: 'La oficina notarial, en orden',
    description:
      'La oficina notarial en una aplicación web: una carpeta por operación, con sus partes, sus documentos y su historia.',
  } satisfies PageHandle,
  lazy: page(() => import('../features/oficina/inicio/landing-page'), 'LandingPage'),
};

const signIn: PageHandle = {
  title: 'Ingresar',
  description: 'Ingrese a Carpetas con su correo: sus carpetas, partes y documentos, donde los dejó.',
  takesEmail: true,
};

/** Fetches the shell while the person types the sign-in form. Other guests may never need it. */
function prefetchShell() {
  void import('../layout/shell');
}
