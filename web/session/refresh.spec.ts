import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { guarded, startApiServer, unauthorized } from '../testing/api-server';
import { createFakeChannels, createFakeLocks, createFakeMemory } from '../testing/fake-browser';
import { buildSession, createTestApp } from '../testing/test-app';
import { startRequested } from './session-intents';
import { selectAccessToken, selectEstado } from './session-selectors';

const server = startApiServer();
const old = buildSession({ n: 1 });
const fresh = buildSession({ n: 2 });

/** Answers refreshes, with `fresh` by default. Returns the received requests. */
function serveRefresh(answer: () => Response = () => HttpResponse.json(fresh)) {
  const calls: Request[] = [];
  server.use(
    http.post('*/api/auth/refresh-token', async ({ request }) => {
      calls.push(request);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return answer();
    }),
  );
  return calls;
}

function serveCarpetas() {
  const { calls, handler } = guarded(
    '*/api/carpetas/:id',
    () => fresh.accessToken,
    ({ url }) => ({ url }),
  );
  server.use(handler);
  return calls;
}

const tenPaths = Array.from({ length: 10 }, (_, n) => `/api/carpetas/${n}`);

describe('requests that meet an expired token', () => {
  it('share one refresh and are each retried once', async () => {
    const refreshes = serveRefresh();
    const calls = serveCarpetas();
    const { services, store, open } = createTestApp();
    open(old);

    const answers = await Promise.all(tenPaths.map((url) => services.http.request<{ url: string }>({ url })));

    expect(answers.map(({ data }) => new URL(data.url).pathname)).toEqual(tenPaths);
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]?.headers.get('x-carpetas-csrf')).toBe('1');
    expect(calls).toHaveLength(20);
    expect(selectAccessToken(store.getState())).toBe(fresh.accessToken);
    expect(selectEstado(store.getState())).toBe('ACTIVE_SESSION');
  });

  it('bring along the permissions of another role', async () => {
    const lectura = { ...buildSession({ rolId: 5 }), accessToken: fresh.accessToken };
    serveRefresh(() => HttpResponse.json(lectura));
    serveCarpetas();
    const { services, store, open } = createTestApp();
    open(old);
    expect(store.getState().session.permisos).toContain('carpetas.editar');

    await services.http.request({ url: '/api/carpetas/1' });

    expect(store.getState().session.permisos).toEqual(lectura.permisos);
    expect(lectura.permisos).not.toContain('carpetas.editar');
  });

  it('are only sent again when the token was replaced while they were on their way', async () => {
    const refreshes = serveRefresh();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(
      http.get('*/api/carpetas/lenta', async ({ request }) => {
        if (request.headers.get('authorization') === `Bearer ${fresh.accessToken}`) return HttpResponse.json('ok');
        await held;
        return unauthorized('TOKEN_EXPIRED');
      }),
    );
    const { services, open } = createTestApp();
    open(old);

    const answer = services.http.request({ url: '/api/carpetas/lenta' });
    open(fresh);
    letGo();

    expect((await answer).data).toBe('ok');
    expect(refreshes).toHaveLength(0);
  });

  it('make one refresh across two tabs', async () => {
    const refreshes = serveRefresh();
    serveCarpetas();
    const locks = createFakeLocks();
    const newChannel = createFakeChannels();
    const tabs = [1, 2].map(() => createTestApp({ locks, channel: newChannel() }));
    for (const tab of tabs) tab.open(old);

    const answers = await Promise.all(
      tabs.flatMap(({ services }) => tenPaths.map((url) => services.http.request({ url }))),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(refreshes).toHaveLength(1);
    expect(tabs.map(({ store }) => selectAccessToken(store.getState()))).toEqual([
      fresh.accessToken,
      fresh.accessToken,
    ]);
  });

  it('are sent when the tab with the lock never releases it', async () => {
    const refreshes = serveRefresh();
    serveCarpetas();
    const stuck = {
      request: async (
        _name: string,
        { ifAvailable }: { ifAvailable?: boolean },
        callback: (lock: null) => Promise<void>,
      ) => {
        if (ifAvailable) return callback(null);
        throw new DOMException('Waited too long', 'TimeoutError');
      },
    };
    const { services, open } = createTestApp({ locks: stuck });
    open(old);

    expect((await services.http.request({ url: '/api/carpetas/1' })).status).toBe(200);
    expect(refreshes).toHaveLength(1);
  });
});

describe('a refused refresh', () => {
  it('rejects all waiting requests, signs out and leads to the sign-in once, with the way back', async () => {
    serveRefresh(() => unauthorized('SESSION_REVOKED'));
    const calls = serveCarpetas();
    const { services, store, visited, open } = createTestApp({ path: '/carpetas/7?tab=partes' });
    open(old);

    const outcomes = await Promise.allSettled(tenPaths.map((url) => services.http.request({ url })));

    expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    expect(calls).toHaveLength(10);
    expect(visited).toEqual(['/sign-in?redirectURL=%2Fcarpetas%2F7%3Ftab%3Dpartes']);
    expect(selectEstado(store.getState())).toBe('SIGNED_OUT');
    expect(store.getState().toasts).toEqual([]);
  });

  it('says at the sign-in that the session ended, and asks about no unsaved text', async () => {
    serveRefresh(() => unauthorized('SESSION_REVOKED'));
    serveCarpetas();
    const gone: unknown[] = [];
    const navigation = { go: (...to: unknown[]) => void gone.push(to), current: () => '/carpetas' };
    const { services, open } = createTestApp({ navigation });
    open(old);
    await expect(services.http.request({ url: '/api/carpetas/1' })).rejects.toBeTruthy();
    expect(gone).toEqual([['/sign-in?redirectURL=%2Fcarpetas', { isForced: true, hasEnded: true }]]);
  });

  it('is not the same as an unreachable server, for which the session waits', async () => {
    serveRefresh(() => new HttpResponse(null, { status: 503 }));
    serveCarpetas();
    const { services, store, visited, open } = createTestApp();
    open(old);

    await expect(services.http.request({ url: '/api/carpetas/1' })).rejects.toThrow('servidor');
    expect(selectEstado(store.getState())).toBe('ACTIVE_SESSION');
    expect(visited).toEqual([]);
  });
});

describe('a refusal for another reason than an expired token', () => {
  it.each(['TOKEN_INVALID', 'SESSION_REVOKED', 'NO_TOKEN'])('with 401 %s starts no refresh', async (code) => {
    const refreshes = serveRefresh();
    server.use(http.get('*/api/carpetas', () => unauthorized(code)));
    const { services, visited, open } = createTestApp();
    open(old);

    await expect(services.http.request({ url: '/api/carpetas' })).rejects.toMatchObject({ status: 401, code });
    expect(refreshes).toHaveLength(0);
    expect(visited).toEqual(['/sign-in?redirectURL=%2Fcarpetas']);
  });

  it('of a request after its retry ends the session', async () => {
    const refreshes = serveRefresh();
    let calls = 0;
    server.use(
      http.get('*/api/carpetas', () => {
        calls += 1;
        return unauthorized('TOKEN_EXPIRED');
      }),
    );
    const { services, store, visited, open } = createTestApp();
    open(old);

    await expect(services.http.request({ url: '/api/carpetas' })).rejects.toMatchObject({ status: 401 });
    expect(calls).toBe(2);
    expect(refreshes).toHaveLength(1);
    expect(visited).toEqual(['/sign-in?redirectURL=%2Fcarpetas']);
    expect(selectEstado(store.getState())).toBe('SIGNED_OUT');
  });

  it('with 401 goes on to a request that wants no retry', async () => {
    const refreshes = serveRefresh();
    server.use(http.get('*/api/carpetas', () => unauthorized('TOKEN_EXPIRED')));
    const { services, visited, open } = createTestApp();
    open(old);

    const request = services.http.request({ url: '/api/carpetas', options: { skipRetry: true } });
    await expect(request).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(refreshes).toHaveLength(0);
    expect(visited).toEqual([]);
  });
});

describe('a token about to expire', () => {
  it('is renewed before a request that asks for it', async () => {
    const refreshes = serveRefresh();
    const calls = serveCarpetas();
    const { services, open } = createTestApp();
    open({ ...old, expiresIn: 5 });

    await services.http.request({ url: '/api/carpetas/1', options: { refreshFirst: true } });

    expect(refreshes).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });
});

describe('the start of the application', () => {
  it('continues the session of the cookie', async () => {
    const refreshes = serveRefresh();
    const { store } = createTestApp({ memory: createFakeMemory({ isSignedIn: true }) });

    store.dispatch(startRequested());

    await expect.poll(() => selectEstado(store.getState())).toBe('ACTIVE_SESSION');
    expect(refreshes).toHaveLength(1);
  });

  it('asks the server for nothing when nobody ever signed in here', () => {
    const { store } = createTestApp();
    store.dispatch(startRequested());
    expect(selectEstado(store.getState())).toBe('SIGNED_OUT');
  });

  it('signs out without a message when the cookie is refused', async () => {
    serveRefresh(() => unauthorized('SESSION_REVOKED'));
    const { store, visited } = createTestApp({ memory: createFakeMemory({ isSignedIn: true }) });

    store.dispatch(startRequested());

    await expect.poll(() => selectEstado(store.getState())).toBe('SIGNED_OUT');
    expect(visited).toEqual([]);
  });

  it('says that the server cannot be reached', async () => {
    serveRefresh(() => HttpResponse.error());
    const { store } = createTestApp({ memory: createFakeMemory({ isSignedIn: true }) });

    store.dispatch(startRequested());

    await expect.poll(() => store.getState().session.problem?.code).toBe('NETWORK');
    expect(selectEstado(store.getState())).toBe('INITIALISING');
  });
});
