import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../testing/api-server';
import { createFakeChannels, createFakeMemory } from '../testing/fake-browser';
import { buildSession, createTestApp } from '../testing/test-app';
import { installLock } from './install-lock';
import { enterRequested, lockRequested, signOutRequested, startRequested } from './session-intents';
import { selectAccessToken, selectEstado } from './session-selectors';
import { sessionClosed } from './session-slice';

const server = startApiServer();
const ana = { email: 'ana@carpetas.test', nombre: 'Ana Rivas' };

const locked = () =>
  HttpResponse.json(
    {
      statusCode: 401,
      code: 'SESSION_LOCKED',
      message: 'La sesión está bloqueada',
      details: [{ mensaje: 'x', ...ana }],
    },
    { status: 401 },
  );
const unlock = enterRequested({
  url: '/api/auth/unlock-session',
  body: { email: ana.email, password: 'clave' },
  redirectURL: '/carpetas/7',
});

describe('a locked session', () => {
  it('leads to its unlocking, in every tab, and leaves no token', async () => {
    server.use(http.get('*/api/carpetas', locked));
    const newChannel = createFakeChannels();
    const here = createTestApp({ channel: newChannel(), path: '/carpetas/7?tab=partes' });
    const there = createTestApp({ channel: newChannel(), path: '/personas' });
    for (const tab of [here, there]) tab.open(buildSession());

    await expect(here.services.http.request({ url: '/api/carpetas' })).rejects.toMatchObject({ status: 401 });

    expect(here.visited).toEqual(['/unlock-session?redirectURL=%2Fcarpetas%2F7%3Ftab%3Dpartes']);
    await expect.poll(() => there.visited).toEqual(['/unlock-session?redirectURL=%2Fpersonas']);
    for (const { store } of [here, there]) {
      expect(selectEstado(store.getState())).toBe('LOCKED');
      expect(selectAccessToken(store.getState())).toBeNull();
      expect(store.getState().session).toMatchObject({ user: null, locked: ana });
      expect(store.getState().toasts).toEqual([]);
    }
  });

  it('is found locked at the start, also when the token was to be renewed', async () => {
    server.use(http.post('*/api/auth/refresh-token', locked));
    const test = createTestApp({ memory: createFakeMemory({ isSignedIn: true }) });
    test.store.dispatch(startRequested());
    await expect.poll(() => selectEstado(test.store.getState())).toBe('LOCKED');
    expect(test.store.getState().session.locked).toEqual(ana);

    server.use(http.get('*/api/carpetas', () => HttpResponse.json({ code: 'TOKEN_EXPIRED' }, { status: 401 })));
    const open = createTestApp();
    open.open(buildSession());
    await expect(open.services.http.request({ url: '/api/carpetas' })).rejects.toMatchObject({ status: 401 });
    expect(selectEstado(open.store.getState())).toBe('LOCKED');
    expect(open.visited).toEqual(['/unlock-session?redirectURL=%2Fcarpetas']);
  });

  it('goes on in every tab at its page, after the password', async () => {
    let sent: unknown;
    let csrf: string | null = null;
    server.use(
      http.get('*/api/carpetas', locked),
      http.post('*/api/auth/unlock-session', async ({ request }) => {
        sent = await request.json();
        csrf = request.headers.get('x-carpetas-csrf');
        return HttpResponse.json(buildSession({ n: 2 }));
      }),
    );
    const newChannel = createFakeChannels();
    const here = createTestApp({ channel: newChannel(), path: '/carpetas/7' });
    const there = createTestApp({ channel: newChannel(), path: '/personas' });
    for (const tab of [here, there]) tab.open(buildSession());
    await here.services.http.request({ url: '/api/carpetas' }).catch(() => undefined);
    await expect.poll(() => there.visited).toHaveLength(1);

    here.store.dispatch(unlock);

    await expect.poll(() => here.visited.at(-1)).toBe('/carpetas/7');
    await expect.poll(() => there.visited.at(-1)).toBe('/personas');
    expect(sent).toEqual({ email: ana.email, password: 'clave', mode: 'cookie' });
    expect(csrf).toBe('1');
    expect(here.store.getState().session).toMatchObject({ estado: 'ACTIVE_SESSION', locked: null });
  });

  it('stays locked after a wrong password', async () => {
    server.use(
      http.get('*/api/carpetas', locked),
      http.post('*/api/auth/unlock-session', () => HttpResponse.json(false, { status: 404 })),
    );
    const test = createTestApp();
    test.open(buildSession());
    await test.services.http.request({ url: '/api/carpetas' }).catch(() => undefined);
    test.store.dispatch(unlock);
    await expect.poll(() => test.store.getState().session.problem?.code).toBe('WRONG_CREDENTIALS');
    expect(test.store.getState().session).toMatchObject({ estado: 'LOCKED', locked: ana });
  });

  it('can be ended by another person, without a token', async () => {
    let authorization: string | null = 'unasked';
    server.use(
      http.get('*/api/carpetas', locked),
      http.post('*/api/auth/sign-out', ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json(true);
      }),
    );
    const newChannel = createFakeChannels();
    const [here, there] = [createTestApp({ channel: newChannel() }), createTestApp({ channel: newChannel() })];
    for (const tab of [here, there]) tab.open(buildSession());
    await here.services.http.request({ url: '/api/carpetas' }).catch(() => undefined);

    here.store.dispatch(signOutRequested());

    await expect.poll(() => there.visited.at(-1)).toBe('/sign-in');
    expect(authorization).toBeNull();
    expect(selectEstado(here.store.getState())).toBe('SIGNED_OUT');
  });
});

describe('locking the session', () => {
  it.each([
    ['is done by the server', () => HttpResponse.json(true)],
    ['is done here when the server is not reached', () => HttpResponse.error()],
    ['is done once when it was locked already', locked],
  ])('%s', async (_, answer) => {
    let told = 0;
    server.use(
      http.post('*/api/auth/bloquear', () => {
        told += 1;
        return answer();
      }),
    );
    const test = createTestApp({ path: '/personas' });
    installLock(test.app);
    test.open(buildSession());

    test.store.dispatch(lockRequested());

    await expect.poll(() => selectEstado(test.store.getState())).toBe('LOCKED');
    expect(test.store.getState().session.locked).toEqual(ana);
    expect(test.visited).toEqual(['/unlock-session?redirectURL=%2Fpersonas']);
    await expect.poll(() => told).toBe(1);
    expect(test.store.getState().toasts).toEqual([]);
    test.store.dispatch(sessionClosed());
  });

  it('reaches the server later when it failed, also with a token that has expired meanwhile', async () => {
    const told: (string | null)[] = [];
    const answers = [
      () => HttpResponse.error(),
      () => HttpResponse.error(),
      () => HttpResponse.json({ code: 'TOKEN_EXPIRED' }, { status: 401 }),
      () => HttpResponse.json(true),
    ];
    const renewed = buildSession({ n: 2 });
    server.use(
      http.post('*/api/auth/refresh-token', () => HttpResponse.json(renewed)),
      http.post('*/api/auth/bloquear', ({ request }) => {
        told.push(request.headers.get('authorization'));
        return answers[told.length - 1]?.();
      }),
    );
    const test = createTestApp({ path: '/personas' });
    installLock(test.app, 1);
    test.open(buildSession());
    test.store.dispatch(lockRequested());

    const first = `Bearer ${buildSession().accessToken}`;
    await expect.poll(() => told).toEqual([first, first, first, `Bearer ${renewed.accessToken}`]);
    expect(selectEstado(test.store.getState())).toBe('LOCKED');
    expect(selectAccessToken(test.store.getState())).toBeNull();
  });

  it('is not sent any more once the session goes on', async () => {
    let told = 0;
    server.use(
      http.post('*/api/auth/bloquear', () => {
        told += 1;
        return HttpResponse.error();
      }),
    );
    const test = createTestApp({ path: '/personas' });
    installLock(test.app, 1);
    test.open(buildSession());
    test.store.dispatch(lockRequested());
    await expect.poll(() => told).toBeGreaterThan(1);

    test.open(buildSession({ n: 2 }));
    const before = told;
    server.use(http.get('*/api/carpetas', () => HttpResponse.json([])));
    for (let n = 0; n < 5; n += 1) await test.services.http.request({ url: '/api/carpetas' });
    expect(told).toBeLessThanOrEqual(before + 1);
  });
});

describe('a lock that the server does not know yet', () => {
  /** A server that does not know of the lock. It renews the session until it is told. */
  function serve(tell: () => Response = () => HttpResponse.json(true)) {
    const seen = { renewed: 0, told: [] as (string | null)[] };
    server.use(
      http.post('*/api/auth/refresh-token', () => {
        seen.renewed += 1;
        return HttpResponse.json(buildSession({ n: 9 }));
      }),
      http.post('*/api/auth/bloquear', ({ request }) => {
        seen.told.push(request.headers.get('authorization'));
        return tell();
      }),
    );
    return seen;
  }
  const token = `Bearer ${buildSession({ n: 9 }).accessToken}`;

  function owingMemory() {
    const memory = createFakeMemory({ isSignedIn: true });
    memory.oweLock();
    return memory;
  }

  it('stays stored until the server knows it, or until the session goes on or ends', async () => {
    let told = 0;
    server.use(
      http.post('*/api/auth/bloquear', () => {
        told += 1;
        return told === 1 ? HttpResponse.error() : HttpResponse.json(true);
      }),
    );
    const memory = createFakeMemory();
    const test = createTestApp({ memory });
    installLock(test.app, 1);
    test.open(buildSession());
    test.store.dispatch(lockRequested());
    expect(memory.owesLock()).toBe(true);
    await expect.poll(() => told).toBe(2);
    await expect.poll(() => memory.owesLock()).toBe(false);
    expect(memory.mayBeSignedIn()).toBe(true);

    memory.oweLock();
    test.open(buildSession({ n: 2 }));
    expect(memory.owesLock()).toBe(false);
    memory.oweLock();
    test.store.dispatch(sessionClosed());
    expect(memory.owesLock()).toBe(false);
  });

  it.each([
    ['tells the server', () => HttpResponse.json(true)],
    ['finds the session locked', locked],
  ])('opens no session in a page that is loaded later: it %s, and asks for the password', async (_, answer) => {
    const memory = owingMemory();
    const { told } = serve(answer);
    const opened: unknown[] = [];
    const newChannel = createFakeChannels();
    newChannel().subscribe((message) => opened.push(message));
    const { store } = createTestApp({ memory, channel: newChannel() });
    store.dispatch(startRequested());

    await expect.poll(() => selectEstado(store.getState())).toBe('LOCKED');
    expect(store.getState().session).toMatchObject({ locked: ana, accessToken: null, user: null });
    expect(told).toEqual([token]);
    expect(memory.owesLock()).toBe(false);
    expect(memory.mayBeSignedIn()).toBe(true);
    expect(opened).toEqual([]);
  });

  it('stays stored while the server cannot be reached, and the page says so', async () => {
    const memory = owingMemory();
    const answers = [() => HttpResponse.error(), () => HttpResponse.json(true)];
    const { told } = serve(() => answers[told.length - 1]?.() as Response);
    const { store } = createTestApp({ memory });
    store.dispatch(startRequested());
    await expect.poll(() => store.getState().session.problem?.code).toBe('NETWORK');
    expect(selectAccessToken(store.getState())).toBeNull();
    expect(memory.owesLock()).toBe(true);

    store.dispatch(startRequested());
    await expect.poll(() => selectEstado(store.getState())).toBe('LOCKED');
    expect(told).toEqual([token, token]);
  });

  it('is forgotten when the session ended meanwhile', async () => {
    const memory = owingMemory();
    server.use(http.post('*/api/auth/refresh-token', () => HttpResponse.json({ code: 'X' }, { status: 401 })));
    const { store } = createTestApp({ memory });
    store.dispatch(startRequested());
    await expect.poll(() => selectEstado(store.getState())).toBe('SIGNED_OUT');
    expect(memory.mayBeSignedIn()).toBe(false);
  });

  it('locks also a tab that missed it, when the tab renews its token', async () => {
    const memory = createFakeMemory();
    serve();
    const { open, store, services, visited } = createTestApp({ memory, path: '/personas' });
    open(buildSession());
    memory.oweLock();
    server.use(http.get('*/api/carpetas', () => HttpResponse.json({ code: 'TOKEN_EXPIRED' }, { status: 401 })));
    await expect(services.http.request({ url: '/api/carpetas' })).rejects.toMatchObject({ status: 401 });
    expect(store.getState().session).toMatchObject({ estado: 'LOCKED', locked: ana });
    expect(visited).toEqual(['/unlock-session?redirectURL=%2Fpersonas']);
  });

  it('is undone by a person who proves their identity, not by a tab that renews its token', async () => {
    const newChannel = createFakeChannels();
    const [locking, other] = [createTestApp({ channel: newChannel() }), newChannel()];
    const heard: string[] = [];
    newChannel().subscribe(({ type }) => heard.push(type));
    server.use(http.get('*/api/carpetas', locked));
    locking.open(buildSession());
    await locking.services.http.request({ url: '/api/carpetas' }).catch(() => undefined);
    expect(selectEstado(locking.store.getState())).toBe('LOCKED');

    other.post({ type: 'opened', session: buildSession({ n: 2 }) });
    await expect.poll(() => heard).toEqual(['locked', 'opened']);
    expect(selectEstado(locking.store.getState())).toBe('LOCKED');

    other.post({ type: 'opened', session: buildSession({ n: 3 }), isProven: true });
    await expect.poll(() => selectEstado(locking.store.getState())).toBe('ACTIVE_SESSION');
  });
});
