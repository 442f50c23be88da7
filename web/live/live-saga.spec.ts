import { HttpResponse, http } from 'msw';
import { takeEvery } from 'typed-redux-saga';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyApi } from '../api/empty-api';
import { installApi } from '../api/install-api';
import { tabId } from '../lib/tab-id';
import { sessionClosed, sessionLocked } from '../session/session-slice';
import { startApiServer, unauthorized } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { tellActivity } from './activity-saga';
import { carpetaAbiertaSlice, carpetaClosed, carpetaOpened } from './carpeta-abierta-slice';
import { isServerReached, watchConnection } from './connection-saga';
import { connectionBack, connectionLost, connectionSlice } from './connection-slice';
import { type LiveEvent, liveConnected, liveEventReceived, liveLost } from './live-events';
import { liveSaga } from './live-saga';
import type { LiveSocket } from './live-socket';
import { makeStale } from './stale-tags';

const server = startApiServer();

/** A fake socket. The test plays the server. */
function createFakeSocket(token: () => string | null, since: () => number) {
  const listeners = new Map<string, (body: unknown) => void>();
  const fake = {
    connected: false,
    /** The tokens with which the socket has tried to connect. */
    attempts: [] as (string | null)[],
    /** The milliseconds for which the tab has been fetching, as the socket reports them. */
    since,
    sent: [] as unknown[],
    on: (event: string, listener: (body: never) => void) => listeners.set(event, listener as (body: unknown) => void),
    emit: (event: string, body?: unknown) =>
      event === 'active' ? fake.activity.push(event) : fake.sent.push({ event, body }),
    /** The messages that report activity of the person. */
    activity: [] as string[],
    connect: () => fake.attempts.push(token()),
    disconnect: () => {
      fake.connected = false;
      fake.isClosed = true;
    },
    isClosed: false,
    accept() {
      fake.connected = true;
      listeners.get('connect')?.(undefined);
    },
    refuse: (code: string) => listeners.get('connect_error')?.(Object.assign(new Error(code), { data: { code } })),
    lose(reason: string) {
      fake.connected = false;
      listeners.get('disconnect')?.(reason);
    },
    tell: (event: LiveEvent) => listeners.get('live')?.(event),
  };
  return fake satisfies LiveSocket;
}

const testApi = emptyApi.enhanceEndpoints({ addTagTypes: ['notificaciones', 'chat'] }).injectEndpoints({
  endpoints: (build) => ({
    liveAvisos: build.query<number, void>({ query: () => '/api/avisos', providesTags: ['notificaciones'] }),
    liveChats: build.query<number, void>({ query: () => '/api/chats', providesTags: ['chat'] }),
  }),
});

makeStale<typeof testApi>({ 'notifications.changed': ['notificaciones'], 'chat.changed': ['chat'] });

/** An application that shows avisos and chats. Each answer is the number of requests so far. */
async function start({ session = buildSession() } = {}) {
  const counts = { avisos: 0, chats: 0 };
  server.use(
    http.get('*/api/avisos', () => HttpResponse.json(++counts.avisos)),
    http.get('*/api/chats', () => HttpResponse.json(++counts.chats)),
  );
  const testApp = createTestApp();
  const { app } = testApp;
  installApi(app);
  testApp.open(session);
  const sockets: ReturnType<typeof createFakeSocket>[] = [];
  app.runSaga(liveSaga, {
    state: app.store.getState,
    pause: 1,
    open: async (token, since) => {
      const socket = createFakeSocket(token, since);
      sockets.push(socket);
      return socket;
    },
  });
  const show = async () => {
    const queries = [testApi.endpoints.liveAvisos.initiate(), testApi.endpoints.liveChats.initiate()];
    await Promise.all(queries.map((query) => app.store.dispatch(query)));
  };
  await show();
  return { ...testApp, counts, show, sockets, lastSocket: () => sockets.at(-1) as (typeof sockets)[number] };
}

const first = buildSession({ n: 1 });
const renewed = buildSession({ n: 2 });
const otherCuenta = buildSession({ cuentaId: 'cuenta-b', n: 3 });

// Each test starts the clock at 0, as if its page had just been loaded.
beforeEach(() => {
  const clock = performance.now.bind(performance);
  const loadedAt = clock();
  vi.spyOn(performance, 'now').mockImplementation(() => clock() - loadedAt);
});

describe('a picture that cannot be loaded', () => {
  const fail = (path: string) => {
    const picture = document.body.appendChild(document.createElement('img'));
    picture.setAttribute('src', path);
    picture.dispatchEvent(new Event('error'));
    picture.remove();
  };

  it('makes the page load its data again, once, when the address of the picture has expired', async () => {
    const { counts, lastSocket } = await start();
    server.use(http.get('*/api/imagenes/:clave', () => new HttpResponse(null, { status: 404 })));
    fail('/api/imagenes/vencida');
    await expect.poll(() => counts).toEqual({ avisos: 2, chats: 2 });
    fail('/api/imagenes/vencida');
    fail('/api/imagenes/otra');
    lastSocket().tell({ type: 'chat.changed', chatId: 'chat-1' });
    await expect.poll(() => counts).toEqual({ avisos: 2, chats: 3 });
  });

  it('changes nothing when it is of another site, or the server is not reached', async () => {
    const { counts } = await start();
    const asked = vi.fn(() => HttpResponse.error());
    server.use(http.get('*/api/imagenes/:clave', asked));
    fail('https://ejemplo.test/foto.png');
    fail('/api/imagenes/una');
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    expect(counts).toEqual({ avisos: 1, chats: 1 });
  });
});

describe('the live connection', () => {
  it('tells of a change whether this tab made it', async () => {
    const { app, lastSocket } = await start();
    const heard: unknown[] = [];
    app.runSaga(function* () {
      yield* takeEvery(liveEventReceived, ({ payload: { origin, isOwn } }) => void heard.push([origin, isOwn]));
    });
    const mine = `${buildSession().user.id}/${tabId}`;
    for (const origin of [mine, `otra-persona/${tabId}`, undefined]) {
      lastSocket().tell({ type: 'tasks.changed', ...(origin && { origin }) });
    }
    expect(heard).toEqual([
      [mine, true],
      [`otra-persona/${tabId}`, false],
      [undefined, false],
    ]);
  });

  it('tells that the person is active when it begins, and then only when they do something', async () => {
    const { app } = createTestApp();
    const socket = createFakeSocket(
      () => null,
      () => 0,
    );
    app.runSaga(tellActivity, socket, 1);
    socket.connected = true;
    app.store.dispatch(liveConnected());
    expect(socket.activity).toHaveLength(1);
    const act = () => {
      document.dispatchEvent(new Event('keydown'));
      return socket.activity.length;
    };
    await expect.poll(act).toBe(3);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const hidden = createFakeSocket(
      () => null,
      () => 0,
    );
    hidden.connected = true;
    app.runSaga(tellActivity, hidden, 1);
    expect(act()).toBe(3);
    expect(hidden.activity).toEqual([]);
  });

  it('loads only the data that an event names', async () => {
    const { counts, lastSocket } = await start();
    lastSocket().accept();
    expect(lastSocket().attempts).toEqual([buildSession().accessToken]);

    lastSocket().tell({ type: 'notifications.changed' });

    await expect.poll(() => counts.avisos).toBe(2);
    expect(counts.chats).toBe(1);
  });

  it('tells the server the next token of the same session', async () => {
    const { open, sockets, lastSocket } = await start({ session: first });
    lastSocket().accept();

    open(renewed);

    expect(lastSocket().sent).toEqual([{ event: 'renew', body: { token: renewed.accessToken } }]);
    expect(sockets).toHaveLength(1);
  });

  it('tells the server which carpeta the tab shows, also when it comes back', async () => {
    const { app, store, lastSocket } = await start();
    app.inject(carpetaAbiertaSlice);
    store.dispatch(carpetaOpened('c-1'));
    expect(lastSocket().sent).toEqual([]);
    lastSocket().accept();
    lastSocket().lose('transport close');
    lastSocket().accept();
    store.dispatch(carpetaOpened('c-2'));
    store.dispatch(carpetaClosed('c-1'));
    store.dispatch(carpetaClosed('c-2'));
    const joined = lastSocket().sent.map((sent) => (sent as { body: { carpeta: unknown } }).body.carpeta);
    expect(joined).toEqual(['c-1', 'c-1', 'c-2', 'c-2', null]);
  });

  it('says since when its page has been loading, and loads again what is too old to be told', async () => {
    const { counts, lastSocket, open, sockets } = await start({ session: first });
    vi.spyOn(performance, 'now').mockReturnValue(70_000);
    expect(lastSocket().since()).toBe(70_000);
    lastSocket().accept();
    await expect.poll(() => counts.avisos).toBe(2);

    open(otherCuenta);
    await expect.poll(() => sockets.length).toBe(2);
    expect(lastSocket().since()).toBe(0);
  });

  it('is replaced in another cuenta, where no event of the old one arrives', async () => {
    const { open, counts, show, sockets } = await start({ session: first });
    sockets[0]?.accept();

    open(otherCuenta);
    await show();
    await expect.poll(() => sockets.length).toBe(2);
    sockets[0]?.tell({ type: 'notifications.changed' });
    sockets[1]?.accept();
    sockets[1]?.tell({ type: 'chat.changed', chatId: 'x' });

    await expect.poll(() => counts.chats).toBe(3);
    expect(counts.avisos).toBe(2);
    expect(sockets[0]).toMatchObject({ isClosed: true, sent: [] });
    expect(sockets[1]?.attempts).toEqual([otherCuenta.accessToken]);
  });

  it('ends with the session, and does not exist without a cuenta', async () => {
    const { store, open, sockets } = await start();
    store.dispatch(sessionClosed());
    expect(sockets[0]?.isClosed).toBe(true);

    open(buildSession({ cuentaId: null, estado: 'ACCOUNT_SELECTION' }));
    open(buildSession());

    await expect.poll(() => sockets.length).toBe(2);
  });

  it('ends when the session is locked, and is opened again once it is unlocked', async () => {
    const { store, open, sockets, lastSocket } = await start({ session: first });
    lastSocket().accept();

    store.dispatch(sessionLocked({ email: 'ana@carpetas.test', nombre: 'Ana Rivas' }));
    expect(sockets[0]?.isClosed).toBe(true);

    open(renewed);
    await expect.poll(() => sockets.length).toBe(2);
    await expect.poll(() => lastSocket().attempts).toEqual([renewed.accessToken]);
  });

  it('loads what it missed when it comes back, but not when it first comes', async () => {
    const { counts, lastSocket } = await start();
    lastSocket().accept();
    lastSocket().tell({ type: 'user.changed' });
    expect(counts).toEqual({ avisos: 1, chats: 1 });

    lastSocket().lose('transport close');
    lastSocket().accept();

    await expect.poll(() => counts).toEqual({ avisos: 2, chats: 2 });
  });

  it('asks for one refresh when its token has expired, and connects again', async () => {
    server.use(http.post('*/api/auth/refresh-token', () => HttpResponse.json(renewed)));
    const { lastSocket } = await start({ session: first });

    lastSocket().refuse('TOKEN_EXPIRED');

    await expect.poll(() => lastSocket().attempts).toEqual([first.accessToken, renewed.accessToken]);
    expect(lastSocket().sent).toEqual([]);
  });

  it('tries again when the refresh finds nobody, and when the server ended the connection or is busy', async () => {
    let answers = 0;
    server.use(
      http.post('*/api/auth/refresh-token', () =>
        ++answers === 1 ? HttpResponse.error() : HttpResponse.json(renewed),
      ),
    );
    const { lastSocket } = await start({ session: first });
    lastSocket().refuse('TOKEN_EXPIRED');
    await expect.poll(() => lastSocket().attempts).toHaveLength(2);
    lastSocket().refuse('TOKEN_EXPIRED');
    await expect.poll(() => lastSocket().attempts.at(-1)).toBe(renewed.accessToken);
    lastSocket().refuse('DEMASIADAS_CONEXIONES');
    await expect.poll(() => lastSocket().attempts).toHaveLength(4);
    lastSocket().accept();
    lastSocket().lose('io server disconnect');
    await expect.poll(() => lastSocket().attempts).toHaveLength(5);
  });

  it.each([
    ['a session that was closed', 'SESSION_REVOKED', () => HttpResponse.json(renewed)],
    ['a session that cannot be refreshed', 'TOKEN_EXPIRED', () => unauthorized('TOKEN_INVALID')],
  ])('leads away from the page for %s', async (_, code, answer) => {
    server.use(http.post('*/api/auth/refresh-token', answer));
    const { lastSocket, app } = await start({ session: first });

    lastSocket().refuse(code);

    await expect.poll(() => lastSocket().isClosed).toBe(true);
    expect(app.store.getState().session.estado).toBe('SIGNED_OUT');
    expect(lastSocket().attempts).toHaveLength(1);
  });
});

describe('a server that cannot be reached', () => {
  /** Collects the states that a person is shown. `answers` says whether each question to the server is answered. */
  function watch(...answers: boolean[]) {
    const { app } = createTestApp();
    app.inject(connectionSlice);
    const shown: unknown[] = [];
    app.runSaga(function* () {
      yield* takeEvery([connectionLost, connectionBack], ({ type, payload }) => void shown.push(payload ?? type));
    });
    app.runSaga(watchConnection, { isReached: async () => answers.shift() ?? true, pause: 1, grace: 1 });
    return { app, shown, answers };
  }
  const back = connectionBack.type;

  it('is noticed by the end of the live connection, and again once it answers', async () => {
    const { app, shown } = watch(false, false);
    app.store.dispatch(liveLost());
    await expect.poll(() => shown).toEqual(['server', 'server', back]);
  });

  it('is noticed by a request without an answer, and by the browser, which says that the network is missing', async () => {
    const { app, shown, answers } = watch(false);
    app.store.dispatch({ type: 'api/rejected', payload: { code: 'NETWORK' } });
    await expect.poll(() => shown).toEqual(['server', back]);
    answers.push(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expect.poll(() => shown).toEqual(['server', back, 'network', back]);
  });

  it('is noticed at the start, when the browser says that there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { shown } = watch(false);
    await expect.poll(() => shown).toEqual(['network', back]);
  });

  it('is also one that migrates, or whose proxy answers for it; a refusal counts as an answer', async () => {
    const { app } = createTestApp();
    const answers = [
      ...[HttpResponse.error(), HttpResponse.json({ status: 'migrating' })],
      ...[502, 503, 429, 200].map((status) => new HttpResponse(null, { status })),
      HttpResponse.json({ status: 'ok', version: '9.1.0 (3f2a1bc)' }),
    ];
    server.use(http.get('*/api/health/live', () => answers.shift()));
    const reached: boolean[] = [];
    const onVersion = vi.fn();
    for (const _ of [...answers]) reached.push(await isServerReached(app.services.http, onVersion));
    expect(reached).toEqual([false, false, false, false, true, true, true]);
    expect(onVersion.mock.calls).toEqual([['9.1.0']]);
  });
});
