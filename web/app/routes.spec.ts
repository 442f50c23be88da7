import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { SessionEstado } from '../session/session';
import { sessionClosed } from '../session/session-slice';
import { buildSession, createTestApp } from '../testing/test-app';
import { lateRoutes } from './late-routes';
import { createRoutes, learnRoutes } from './routes';
import { startAddress } from './start-address';

type Opened = 'ACTIVE_SESSION' | 'ACCOUNT_SELECTION' | 'AUTHENTICATED_NO_ACCOUNT' | 'SIGNED_OUT';

function openApp(estado: Opened) {
  const test = createTestApp();
  if (estado === 'SIGNED_OUT') test.store.dispatch(sessionClosed());
  else test.open(buildSession({ estado, cuentaId: estado === 'ACTIVE_SESSION' ? 'cuenta-a' : null }));
  return test;
}

async function arrive(estado: Opened, path: string): Promise<string> {
  const { app } = openApp(estado);
  const router = createMemoryRouter(createRoutes(app), {
    initialEntries: ['/error/403'],
    patchRoutesOnNavigation: learnRoutes,
  });
  router.initialize();
  await router.navigate(path);
  const { pathname, search } = router.state.location;
  router.dispose();
  return pathname + search;
}

describe('navigation', () => {
  it.each<[Opened, string, string]>([
    ['SIGNED_OUT', '/', '/'],
    ['SIGNED_OUT', '/landing-preview', '/landing-preview'],
    ['SIGNED_OUT', '/sign-in', '/sign-in'],
    ['SIGNED_OUT', '/carpetas/7?tab=partes', '/sign-in?redirectURL=%2Fcarpetas%2F7%3Ftab%3Dpartes'],
    ['SIGNED_OUT', '/dashboard', '/sign-in?redirectURL=%2Fcarpetas'],
    ['SIGNED_OUT', '/sign-out', '/sign-in'],
    ['SIGNED_OUT', '/no-existe', '/404-not-found'],
    ['ACTIVE_SESSION', '/sign-in', '/carpetas'],
    ['ACTIVE_SESSION', '/dashboard', '/carpetas'],
    ['ACTIVE_SESSION', '/signed-in-redirect', '/carpetas'],
    ['ACTIVE_SESSION', '/seleccionar-cuenta', '/seleccionar-cuenta'],
    ['ACCOUNT_SELECTION', '/carpetas', '/seleccionar-cuenta?redirectURL=%2Fcarpetas'],
    ['AUTHENTICATED_NO_ACCOUNT', '/carpetas', '/onboarding/crear-cuenta'],
    ['AUTHENTICATED_NO_ACCOUNT', '/sign-in', '/onboarding/crear-cuenta'],
  ])('%s at %s arrives at %s', async (estado, path, result) => {
    expect(await arrive(estado, path)).toBe(result);
  });
});

describe('the first address, before there is a router', () => {
  it.each<[SessionEstado, string, string]>([
    ['SIGNED_OUT', '/carpetas/7', '/sign-in?redirectURL=%2Fcarpetas%2F7'],
    ['SIGNED_OUT', '/sign-in', '/sign-in'],
    ['SIGNED_OUT', '/', '/'],
    ['SIGNED_OUT', '/no-existe', '/no-existe'],
    ['ACTIVE_SESSION', '/carpetas/7#x', '/carpetas/7#x'],
    ['ACTIVE_SESSION', '/sign-in', '/carpetas'],
  ])('%s at %s is %s', (estado, path, result) => {
    const { app } = createTestApp();
    expect(startAddress(createRoutes(app, lateRoutes), path, estado)).toBe(result);
  });
});
