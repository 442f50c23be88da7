import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Access } from '../session/access';
import { startRequested } from '../session/session-intents';
import { refreshStarted, sessionClosed, sessionLocked, submitStarted } from '../session/session-slice';
import { createFakeMemory } from '../testing/fake-browser';
import { buildSession, createTestApp } from '../testing/test-app';
import { lateRoutes } from './late-routes';
import type { PageHandle } from './page-handle';
import { createRoutes, learnRoutes } from './routes';

/** All routes, each with who may open it. `page` is the page where a redirecting route ends. */
const table: [path: string, access: Access, page?: string][] = [
  ['/', 'open'],
  ['/landing-preview', 'open'],
  ['/error/403', 'open'],
  ['/confirmar-correo', 'open'],
  ['/confirmation-required', 'guest'],
  ['/forgot-password', 'guest'],
  ['/reset-password', 'guest'],
  ['/acceso-cerrado', 'guest'],
  ['/sign-in', 'guest'],
  ['/sign-up', 'guest'],
  ['/sign-out', 'signed-in'],
  ['/unlock-session', 'signed-in'],
  ['/onboarding/crear-cuenta', 'signed-in'],
  ['/seleccionar-cuenta', 'signed-in'],
  ['/example', 'cuenta'],
  ['/carpetas', 'cuenta'],
  ['/configuraciones', 'cuenta', '/configuraciones/perfil'],
  ['/chat', 'cuenta'],
  ['/dashboard', 'cuenta', '/carpetas'],
  ['/signed-in-redirect', 'cuenta', '/carpetas'],
];

const settled = ['SIGNED_OUT', 'ACTIVE_SESSION', 'ACCOUNT_SELECTION', 'AUTHENTICATED_NO_ACCOUNT', 'LOCKED'] as const;
type Settled = (typeof settled)[number];

/** Refuses every request of the shell, which then only logs a warning. These tests do not look at the pages. */
const refuseAll = async () => Response.json({ code: 'X' }, { status: 404 });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

function openApp(estado: Settled) {
  const test = createTestApp({ transport: refuseAll });
  const { store } = test;
  if (estado === 'SIGNED_OUT') store.dispatch(sessionClosed());
  else if (estado === 'LOCKED') store.dispatch(sessionLocked({ email: 'ana@carpetas.test', nombre: 'Ana Rivas' }));
  else test.open(buildSession({ estado, cuentaId: estado === 'ACTIVE_SESSION' ? 'cuenta-a' : null }));
  return test;
}

function openRouter(test: ReturnType<typeof createTestApp>) {
  const router = createMemoryRouter(createRoutes(test.app), {
    initialEntries: ['/error/404'],
    patchRoutesOnNavigation: learnRoutes,
  });
  router.initialize();
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address };
}

async function arrive(estado: Settled, path: string): Promise<string> {
  const { router, address } = openRouter(openApp(estado));
  await router.navigate(path);
  router.dispose();
  return address();
}

const withReturn = (path: string, page: string) => `${path}?redirectURL=${encodeURIComponent(page)}`;

/** The page that a person in this estado ends on, for each kind of page. */
function expected(access: Access, estado: Settled, path: string, page = path): string {
  if (access === 'open') return page;
  // Redirects outside the guard run before it; the redirect of /configuraciones runs after it.
  const wanted = path.startsWith('/configuraciones') ? path : page;
  const isWayOut = path === '/sign-out' || path === '/unlock-session';
  switch (estado) {
    case 'SIGNED_OUT':
      if (access === 'guest') return page;
      return path === '/sign-out' ? '/sign-in' : withReturn('/sign-in', wanted);
    case 'LOCKED':
      if (access === 'cuenta' || path === '/onboarding/crear-cuenta') return withReturn('/unlock-session', wanted);
      return (access === 'guest' && path !== '/sign-in') || isWayOut ? page : '/unlock-session';
    case 'ACTIVE_SESSION':
      return access === 'guest' ? '/carpetas' : page;
    case 'ACCOUNT_SELECTION':
      if (access === 'guest') return '/seleccionar-cuenta';
      return access === 'cuenta' ? withReturn('/seleccionar-cuenta', wanted) : page;
    case 'AUTHENTICATED_NO_ACCOUNT':
      return isWayOut ? page : '/onboarding/crear-cuenta';
  }
}

const cases = table.flatMap(([path, access, page]) =>
  settled.map((estado) => [path, estado, expected(access, estado, path, page)] as const),
);

it.each(cases)('the address %s in the state %s → %s', async (path, estado, result) => {
  expect(await arrive(estado, path)).toBe(result);
});

describe('the list of routes', () => {
  const routes = createRoutes(createTestApp().app, lateRoutes);

  it.each(table.filter(([, , page]) => !page))('%s has the access that the table says: %s', (path, access) => {
    const handles = (matchRoutes(routes, path) ?? []).map(({ route }) => route.handle as PageHandle | undefined);
    expect(handles.findLast((handle) => handle?.access)?.access ?? 'open').toBe(access);
  });

  it('has every page of the office and of a session behind a guard', () => {
    const open = new Set<string>();
    const collect = (list: RouteObject[], isGuarded: boolean) => {
      for (const route of list) {
        const isBehind = isGuarded || Boolean((route.handle as PageHandle | undefined)?.access);
        if (route.path && !isBehind) open.add(route.path);
        collect(route.children ?? [], isBehind);
      }
    };
    collect(routes, false);
    const intended = ['landing-preview', 'dashboard', 'signed-in-redirect', 'confirmar-correo', 'invitacion', '*'];
    const ofProvider = 'ingreso-proveedor';
    const ofErrors = ['error/403', 'error/404', 'error/500', '404-not-found'];
    expect([...open].filter((path) => ![...intended, ...ofErrors, ofProvider].includes(path))).toEqual([]);
  });
});

/** One page for each access, and pages with another redirect. */
const waiting = ['/sign-in', '/sign-out', '/onboarding/crear-cuenta', '/carpetas', '/configuraciones', '/dashboard'];

describe.each(table.filter(([path]) => waiting.includes(path)))('the page %s', (path, access, page) => {
  it.each(['AUTHENTICATING', 'REFRESHING'] as const)('waits while %s', async (estado) => {
    const test = openApp('ACTIVE_SESSION');
    test.store.dispatch(estado === 'REFRESHING' ? refreshStarted() : submitStarted());
    const { router, address } = openRouter(test);

    const navigation = router.navigate(path);
    await expect.poll(() => router.state.navigation.state).toBe('loading');
    expect(address()).toBe('/error/404');

    test.open(buildSession());
    await navigation;
    expect(address()).toBe(expected(access, 'ACTIVE_SESSION', path, page));
    router.dispose();
  });

  it.each([
    ['lets a person with a refresh token through after its check', 200, 'ACTIVE_SESSION'],
    ['leads to the sign-in when the check fails', 401, 'SIGNED_OUT'],
  ] as const)('%s', async (_, status, estado) => {
    const answer = status === 200 ? buildSession() : { statusCode: 401, code: 'SESSION_REVOKED', message: 'Terminó' };
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const test = createTestApp({
      async transport({ url }) {
        if (!url.endsWith('/api/auth/refresh-token')) return refuseAll();
        await held;
        return Response.json(answer, { status });
      },
      memory: createFakeMemory({ isSignedIn: true }),
    });
    test.store.dispatch(startRequested());
    const { router, address } = openRouter(test);

    const navigation = router.navigate(path);
    await expect.poll(() => router.state.navigation.state).toBe('loading');
    letGo();
    await navigation;

    expect(address()).toBe(expected(access, estado, path, page));
    router.dispose();
  });
});

it('a guard waits as long as the server does not answer', async () => {
  const test = createTestApp({
    transport: async () => new Response(null, { status: 503 }),
    memory: createFakeMemory({ isSignedIn: true }),
  });
  test.store.dispatch(startRequested());
  const { router, address } = openRouter(test);
  void router.navigate('/carpetas');
  await expect.poll(() => test.store.getState().session.problem?.message).toMatch(/servidor/);
  expect([router.state.navigation.state, address()]).toEqual(['loading', '/error/404']);
  router.dispose();
});
