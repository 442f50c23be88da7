import { fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '../components/loading-bar';
import { ChatMissing } from '../features/oficina/chat/chat-missing';
import { FullscreenToggle } from '../layout/fullscreen-toggle';
import { selectCuentaRequested } from '../session/session-intents';
import { selectEstado } from '../session/session-selectors';
import { ServicesContext } from '../store/hooks';
import { startApiServer, unauthorized } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { buildSession, createTestApp } from '../testing/test-app';
import type { HttpRequest } from './http';

/** The error catalogue of the specification (section 8), line by line. */
const server = startApiServer();
const url = '/api/carpetas';

let logged: Record<'warn' | 'error', { mock: { calls: unknown[][] } }>;
const consoleOf = (method: 'warn' | 'error') => logged[method].mock.calls.map(([message]) => message);

beforeEach(() => {
  logged = {
    warn: vi.spyOn(console, 'warn').mockImplementation(() => {}),
    error: vi.spyOn(console, 'error').mockImplementation(() => {}),
  };
});

/** Sends one request that the server refuses. Returns the error, the toasts and the visited pages. */
async function refused(status: number, request: Partial<HttpRequest> = {}) {
  const body = { statusCode: status, code: 'X', message: 'No se puede', requestId: 'r-1' };
  server.use(http.all('*', () => HttpResponse.json(body, { status })));
  const test = createTestApp({ path: url });
  test.open(buildSession());
  const error = await test.services.http.request({ url, ...request }).catch((thrown: unknown) => thrown);
  return { error, toasts: test.store.getState().toasts.map(({ text }) => text), visited: test.visited };
}

describe('a request that is refused with 401', () => {
  const fresh = buildSession({ n: 2 });

  /** Answers every request with 401 until `accepts` allows its token. */
  function serve(accepts: (authorization: string | null) => boolean, refresh: () => Response) {
    let tries = 0;
    server.use(
      http.get('*/api/carpetas', ({ request }) => {
        tries += 1;
        return accepts(request.headers.get('authorization')) ? HttpResponse.json([]) : unauthorized('TOKEN_EXPIRED');
      }),
      http.post('*/api/auth/refresh-token', refresh),
    );
    const test = createTestApp({ path: url });
    test.open(buildSession({ n: 1 }));
    return { ...test, tries: () => tries };
  }

  it('refreshes and retries once', async () => {
    const { services, tries } = serve(
      (authorization) => authorization === `Bearer ${fresh.accessToken}`,
      () => HttpResponse.json(fresh),
    );
    expect((await services.http.request({ url })).status).toBe(200);
    expect(tries()).toBe(2);
  });

  it.each<[string, string, number, () => Response]>([
    ['the limit is reached', 'Max retries reached', 2, () => HttpResponse.json(fresh)],
    ['the refresh fails', 'TOKEN_INVALID', 1, () => unauthorized('TOKEN_INVALID')],
  ])('signs out and goes to /sign-in when %s', async (_, reason, tries, refresh) => {
    const test = serve(() => false, refresh);
    await expect(test.services.http.request({ url })).rejects.toMatchObject({ status: 401 });
    expect(test.tries()).toBe(tries);
    expect(selectEstado(test.store.getState())).toBe('SIGNED_OUT');
    expect(test.visited).toEqual(['/sign-in?redirectURL=%2Fapi%2Fcarpetas']);
    expect(logged.warn.mock.calls).toContainEqual(['The session ended', reason]);
  });

  it('signs out and goes to /sign-in when no refresh is possible', async () => {
    server.use(http.get('*/api/carpetas', () => unauthorized('SESSION_REVOKED')));
    const { services, store, visited, open } = createTestApp({ path: url });
    open(buildSession());
    await expect(services.http.request({ url })).rejects.toMatchObject({ code: 'SESSION_REVOKED' });
    expect(selectEstado(store.getState())).toBe('SIGNED_OUT');
    expect(visited).toEqual(['/sign-in?redirectURL=%2Fapi%2Fcarpetas']);
  });

  it('of a locked session leads to where it is unlocked instead', async () => {
    server.use(http.get('*/api/carpetas', () => unauthorized('SESSION_LOCKED')));
    const { services, store, visited, open } = createTestApp({ path: url });
    open(buildSession());
    await expect(services.http.request({ url })).rejects.toMatchObject({ code: 'SESSION_LOCKED' });
    expect(selectEstado(store.getState())).toBe('LOCKED');
    expect(visited).toEqual(['/unlock-session?redirectURL=%2Fapi%2Fcarpetas']);
    expect(store.getState().toasts).toEqual([]);
  });

  it.each([
    ['SESSION_LOCKED', 'LOCKED', '/unlock-session'],
    ['SESSION_REVOKED', 'SIGNED_OUT', '/sign-in'],
  ])('that fails with %s after the refresh is treated as without one', async (code, estado, page) => {
    const answers = [unauthorized('TOKEN_EXPIRED'), unauthorized(code)];
    server.use(
      http.get('*/api/carpetas', () => answers.shift()),
      http.post('*/api/auth/refresh-token', () => HttpResponse.json(fresh)),
    );
    const { services, store, visited, open } = createTestApp({ path: url });
    open(buildSession({ n: 1 }));
    await expect(services.http.request({ url })).rejects.toMatchObject({ code });
    expect(selectEstado(store.getState())).toBe(estado);
    expect(visited).toEqual([`${page}?redirectURL=%2Fapi%2Fcarpetas`]);
  });

  it('is passed on when the request opts out of the retry', async () => {
    const test = serve(
      () => false,
      () => HttpResponse.json(fresh),
    );
    await expect(test.services.http.request({ url, options: { skipRetry: true } })).rejects.toMatchObject({
      status: 401,
    });
    expect(test.tries()).toBe(1);
    expect(test.visited).toEqual([]);
    expect(selectEstado(test.store.getState())).toBe('ACTIVE_SESSION');
  });
});

describe('a request that is refused otherwise', () => {
  it('with 403 shows a warning, and leads to /error/403', async () => {
    const { visited, toasts } = await refused(403);
    expect(visited).toEqual(['/error/403']);
    expect(toasts).toEqual([]);
    expect(consoleOf('warn')).toEqual(['Forbidden']);
  });

  it.each(['VERIFICACION_REQUERIDA', 'SEGUNDO_FACTOR_REQUERIDO'])(
    'with 403 when it only asks who somebody is goes to the caller, in silence (%s)',
    async (code) => {
      server.use(http.all('*', () => HttpResponse.json({ code }, { status: 403 })));
      const { services, store, visited, open } = createTestApp();
      open(buildSession());
      await expect(services.http.request({ url })).rejects.toMatchObject({ code });
      expect([visited, store.getState().toasts]).toEqual([[], []]);
      expect([...consoleOf('warn'), ...consoleOf('error')]).toEqual([]);
    },
  );

  it('without the interceptor goes to the caller, with nothing else', async () => {
    for (const status of [401, 403, 404, 500]) {
      const { error, visited, toasts } = await refused(status, { options: { skipInterceptor: true } });
      expect(error).toMatchObject({ status });
      expect([visited, toasts]).toEqual([[], []]);
    }
    expect([...consoleOf('warn'), ...consoleOf('error')]).toEqual([]);
  });

  it('with 404 on an api path shows a warning only', async () => {
    const { visited, toasts } = await refused(404);
    expect([visited, toasts]).toEqual([[], []]);
    expect(consoleOf('warn')).toEqual(['Not found']);
    expect(consoleOf('error')).toEqual([]);
  });

  it.each<[string, number, Partial<HttpRequest>]>([
    ['409', 409, {}],
    ['422', 422, { method: 'POST', body: {} }],
    ['500', 500, {}],
    ['404 elsewhere', 404, { url: '/otra/cosa' }],
  ])('with %s is logged, and shown', async (_, status, request) => {
    const { error, toasts } = await refused(status, request);
    expect(error).toMatchObject({ status, code: 'X' });
    expect(toasts).toEqual(['No se puede']);
    expect(consoleOf('error')).toEqual(['No se puede']);
  });

  it('by a broken answer is logged and shown, but not as a lost connection', async () => {
    const headers = { 'content-type': 'application/json' };
    server.use(http.get('*/api/carpetas', () => new HttpResponse('{"id":', { headers })));
    const { services, store } = createTestApp();
    const error = await services.http.request({ url }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 200, code: 'HTTP_200', isTransient: false });
    expect(store.getState().toasts).toMatchObject([{ text: 'No se pudo completar la operación' }]);
  });

  it.each<[string, Partial<HttpRequest>]>([
    ['the check of a session', { url: '/api/auth/check' }],
    ['a refresh', { url: '/api/auth/refresh-token', method: 'POST' }],
    ['the other refresh', { url: '/api/auth/refresh', method: 'POST' }],
    ['a test', { url: '/api/test' }],
    ['X-Skip-Error-Notification', { options: { skipErrorNotification: true } }],
  ])('with %s is logged, and not shown', async (_, request) => {
    const { toasts } = await refused(500, request);
    expect(toasts).toEqual([]);
    expect(consoleOf('warn')).toEqual(['No se puede']);
  });

  it('says by X-Skip-Error-Notification that it shows no error', async () => {
    let header: string | null = null;
    server.use(
      http.get('*/api/carpetas', ({ request }) => {
        header = request.headers.get('x-skip-error-notification');
        return HttpResponse.json([]);
      }),
    );
    await createTestApp().services.http.request({ url, options: { skipErrorNotification: true } });
    expect(header).toBe('true');
  });
});

it("'Error al seleccionar cuenta' is logged", async () => {
  server.use(http.post('*/api/cuentas/cuenta-b/seleccionar', () => HttpResponse.json({}, { status: 500 })));
  const test = createTestApp();
  test.open(buildSession());
  test.store.dispatch(selectCuentaRequested({ cuentaId: 'cuenta-b' }));
  await expect.poll(() => consoleOf('error')).toContain('Error al seleccionar cuenta');
  expect(selectEstado(test.store.getState())).toBe('ACTIVE_SESSION');
  expect([test.visited, test.store.getState().toasts]).toEqual([[], []]);
});

it("'Could not found chat with id of {id}!' is shown, and logged", async () => {
  const path = '/chat/c-9';
  showPages([{ path, element: <ChatMissing id="c-9" error={{ status: 404 }} /> }], { path });
  expect((await screen.findByRole('alert')).textContent).toContain('Could not found chat with id of c-9!');
  expect(consoleOf('warn')).toEqual(['Could not found chat with id of c-9!']);
});

it("'Fullscreen is not available in this browser.' is logged", async () => {
  Object.defineProperties(document, {
    fullscreenEnabled: { value: true, configurable: true },
    fullscreenElement: { value: null, configurable: true },
  });
  render(<FullscreenToggle />);
  fireEvent.click(screen.getByRole('button', { name: 'Pantalla completa' }));
  await expect.poll(() => consoleOf('warn')).toEqual(['Fullscreen is not available in this browser.']);
});

describe('the progress of the loading bar', () => {
  it.each([-1, 101, Number.NaN])('of %d is a console error, and changes nothing', (percent) => {
    const { pending } = createTestApp().services;
    pending.setProgress(40);
    pending.setProgress(percent);
    expect(pending.progress()).toBe(40);
    expect(consoleOf('error')).toEqual(['Progress must be between 0 and 100']);
  });

  it('is shown as a value; without a value the bar only says that something is under way', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { services } = createTestApp();
    render(
      <ServicesContext value={services}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <LoadingBar /> }])} />
      </ServicesContext>,
    );
    expect(screen.queryByRole('progressbar')).toBeNull();

    const work = services.pending.track(() => held);
    expect((await screen.findByRole('progressbar')).hasAttribute('value')).toBe(false);
    services.pending.setProgress(40);
    await expect.poll(() => screen.getByRole('progressbar').getAttribute('value')).toBe('40');

    services.pending.setProgress(null);
    letGo();
    await work;
    await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
  });
});

it.each(['', 'http://['])('a request URL that is missing or invalid (%j) is a console error', async (url) => {
  const { services } = createTestApp();
  await expect(services.http.request({ url })).rejects.toMatchObject({ code: 'NO_URL' });
  expect(consoleOf('error')).toContain('The request has no URL');
});
