import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { startApiServer, unauthorized } from '../testing/api-server';
import { createFakeChannels } from '../testing/fake-browser';
import { buildSession, createTestApp } from '../testing/test-app';
import { createCuentaRequested, selectCuentaRequested, signInRequested, signOutRequested } from './session-intents';
import { selectAccessToken, selectCuentaId, selectEstado } from './session-selectors';

const server = startApiServer();
const credentials = { email: 'ana@carpetas.test', password: 'secreta', redirectURL: null };

describe('signing in', () => {
  it('opens the session and goes where the person wanted to be', async () => {
    let body: unknown;
    server.use(
      http.post('*/api/auth/sign-in', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json(buildSession());
      }),
    );
    const { store, visited } = createTestApp({ path: '/sign-in' });

    store.dispatch(signInRequested({ ...credentials, redirectURL: '/carpetas/7' }));

    await expect.poll(() => visited).toEqual(['/carpetas/7']);
    expect(body).toEqual({ email: 'ana@carpetas.test', password: 'secreta', mode: 'cookie' });
    expect(selectEstado(store.getState())).toBe('ACTIVE_SESSION');
    expect(Object.values(localStorage).join()).not.toContain(selectAccessToken(store.getState()));
  });

  it('goes to the page that the person chose to start on', async () => {
    const session = buildSession();
    const user = { ...session.user, preferencias: { inicio: '/personas' } };
    server.use(http.post('*/api/auth/sign-in', () => HttpResponse.json({ ...session, user })));
    const { store, visited } = createTestApp({ path: '/sign-in' });

    store.dispatch(signInRequested(credentials));

    await expect.poll(() => visited).toEqual(['/personas']);
  });

  it.each([
    [() => HttpResponse.json(false, { status: 404 }), 'Correo o contraseña incorrectos'],
    [
      () => HttpResponse.json({ code: 'NO_ENCONTRADO', message: 'La invitación no existe.' }, { status: 404 }),
      'La invitación no existe.',
    ],
    [
      () => HttpResponse.json({ code: 'TOO_MANY' }, { status: 429, headers: { 'retry-after': '130' } }),
      'Demasiados intentos. Vuelva a intentar en 3 minutos.',
    ],
    [() => HttpResponse.error(), 'No se pudo conectar con el servidor. Revise su conexión.'],
  ])('says what was wrong (%#)', async (answer, message) => {
    server.use(http.post('*/api/auth/sign-in', answer));
    const { store, visited } = createTestApp({ path: '/sign-in' });

    store.dispatch(signInRequested(credentials));

    await expect.poll(() => store.getState().session.problem?.message).toBe(message);
    expect(visited).toEqual([]);
  });

  it('sends a form once, however often it is clicked', async () => {
    let calls = 0;
    server.use(
      http.post('*/api/auth/sign-in', async () => {
        calls += 1;
        await delay(20);
        return HttpResponse.json(buildSession());
      }),
    );
    const { store, visited } = createTestApp({ path: '/sign-in' });

    store.dispatch(signInRequested(credentials));
    store.dispatch(signInRequested(credentials));

    await expect.poll(() => visited).toHaveLength(1);
    expect(calls).toBe(1);
  });
});

describe('the cuentas of a person', () => {
  it('are switched with the headers of the old cuenta, and the new one is opened', async () => {
    let headers = new Headers();
    server.use(
      http.post('*/api/cuentas/cuenta-b/seleccionar', ({ request }) => {
        headers = request.headers;
        return HttpResponse.json(buildSession({ cuentaId: 'cuenta-b', n: 2 }));
      }),
    );
    const { store, visited, open } = createTestApp({ path: '/carpetas/7' });
    open(buildSession());

    store.dispatch(selectCuentaRequested({ cuentaId: 'cuenta-b' }));

    await expect.poll(() => visited).toEqual(['/carpetas']);
    expect(selectCuentaId(store.getState())).toBe('cuenta-b');
    const sent = ['x-usuario-id', 'x-cuenta-id', 'x-rol-id'].map((name) => headers.get(name));
    expect(sent).toEqual(['usuario-1', 'cuenta-a', '1']);
  });

  it('that cannot be opened are named in the console alone', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    server.use(
      http.post('*/api/cuentas/cuenta-b/seleccionar', () =>
        HttpResponse.json({ code: 'X', message: 'Ahora no' }, { status: 503 }),
      ),
    );
    const { store, visited, open } = createTestApp();
    open(buildSession());

    store.dispatch(selectCuentaRequested({ cuentaId: 'cuenta-b' }));

    await expect.poll(() => logged.mock.calls.map(([text]) => text)).toEqual(['Error al seleccionar cuenta']);
    expect(selectEstado(store.getState())).toBe('ACTIVE_SESSION');
    expect(selectCuentaId(store.getState())).toBe('cuenta-a');
    expect(store.getState().toasts).toEqual([]);
    expect(visited).toEqual([]);
    logged.mockRestore();
  });

  it('are worked in as soon as the first one is created', async () => {
    server.use(http.post('*/api/cuentas', () => HttpResponse.json(buildSession(), { status: 201 })));
    const { store, visited, open } = createTestApp({ path: '/onboarding/crear-cuenta' });
    open(buildSession({ cuentaId: null, estado: 'AUTHENTICATED_NO_ACCOUNT' }));

    store.dispatch(createCuentaRequested({ nombre: 'Escribanía Rivas', pais: 'AR' }));

    await expect.poll(() => visited).toEqual(['/carpetas']);
    expect(selectEstado(store.getState())).toBe('ACTIVE_SESSION');
  });
});

describe('signing out', () => {
  it('ends the session in every tab, even when the server is not reached', async () => {
    server.use(http.post('*/api/auth/sign-out', () => HttpResponse.error()));
    const newChannel = createFakeChannels();
    const [here, there] = [createTestApp({ channel: newChannel() }), createTestApp({ channel: newChannel() })];
    for (const tab of [here, there]) tab.open(buildSession());

    here.store.dispatch(signOutRequested());

    await expect.poll(() => there.visited).toEqual(['/sign-in']);
    expect(selectEstado(here.store.getState())).toBe('SIGNED_OUT');
    expect(selectEstado(there.store.getState())).toBe('SIGNED_OUT');
  });
});

describe('another tab', () => {
  it('that switches the cuenta takes this one along, to its start page', async () => {
    server.use(
      http.post('*/api/cuentas/cuenta-b/seleccionar', () =>
        HttpResponse.json(buildSession({ cuentaId: 'cuenta-b', n: 2 })),
      ),
    );
    const newChannel = createFakeChannels();
    const [here, there] = [createTestApp({ channel: newChannel() }), createTestApp({ channel: newChannel() })];
    for (const tab of [here, there]) tab.open(buildSession());

    here.store.dispatch(selectCuentaRequested({ cuentaId: 'cuenta-b' }));

    await expect.poll(() => there.visited).toEqual(['/carpetas']);
    expect(selectCuentaId(there.store.getState())).toBe('cuenta-b');
    expect(there.store.getState().toasts.map(({ text }) => text)).toEqual([
      'En otra pestaña se pasó a la cuenta «Escribanía cuenta-b».',
    ]);
    expect(here.store.getState().toasts).toEqual([]);
  });

  it('that renews the session, or signs somebody else in, shows no message about a cuenta', async () => {
    const newChannel = createFakeChannels();
    const [channel, there] = [newChannel(), createTestApp({ channel: newChannel() })];
    there.open(buildSession());
    channel.post({ type: 'opened', session: buildSession({ n: 2 }) });
    channel.post({ type: 'opened', session: buildSession({ usuarioId: 'usuario-2', n: 3 }) });
    await expect.poll(() => there.visited).toHaveLength(1);
    expect(there.store.getState().toasts).toEqual([]);
  });
});

describe('a failed request', () => {
  it('with 403 leads to the page that explains it', async () => {
    server.use(http.get('*/api/carpetas', () => HttpResponse.json({ code: 'SIN_PERMISO' }, { status: 403 })));
    const { services, visited, open } = createTestApp();
    open(buildSession());

    await expect(services.http.request({ url: '/api/carpetas' })).rejects.toMatchObject({ code: 'SIN_PERMISO' });
    expect(visited).toEqual(['/error/403']);
  });

  it.each([
    [404, {}, []],
    [500, { skipErrorNotification: true }, []],
    [500, {}, ['No anda']],
  ])('with %i and %o shows %j', async (status, options, shown) => {
    let skipHeader: string | null = null;
    server.use(
      http.get('*/api/carpetas', ({ request }) => {
        skipHeader = request.headers.get('x-skip-error-notification');
        return HttpResponse.json({ code: 'X', message: 'No anda' }, { status });
      }),
    );
    const { services, store, open } = createTestApp();
    open(buildSession());

    await expect(services.http.request({ url: '/api/carpetas', options })).rejects.toMatchObject({ status });
    expect(store.getState().toasts.map(({ text }) => text)).toEqual(shown);
    expect(skipHeader).toBe('skipErrorNotification' in options ? 'true' : null);
  });

  it('shows nothing when the session ended by itself', async () => {
    server.use(http.get('*/api/carpetas', () => unauthorized('SESSION_REVOKED')));
    const { services, store, visited, open } = createTestApp();
    open(buildSession());

    await expect(services.http.request({ url: '/api/carpetas' })).rejects.toMatchObject({ status: 401 });
    expect(visited).toHaveLength(1);
    expect(store.getState().toasts).toEqual([]);
  });
});
