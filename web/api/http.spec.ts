import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sessionClosed } from '../session/session-slice';
import { startApiServer, unauthorized } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';

const server = startApiServer();
const inA = buildSession({ cuentaId: 'cuenta-a', n: 1 });
const inB = buildSession({ cuentaId: 'cuenta-b', n: 2 });

describe('a request made in one cuenta', () => {
  it('is not answered in another', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/carpetas', async () => {
        await held;
        return HttpResponse.json(['fila de A']);
      }),
    );
    const { services, store, open } = createTestApp();
    open(inA);

    const answer = services.http.request({ url: '/api/carpetas' });
    open(inB);
    letGo();

    await expect(answer).rejects.toMatchObject({ code: 'SCOPE_CHANGED' });
    expect(store.getState().toasts).toEqual([]);
  });

  it('is not repeated in another when its token had expired', async () => {
    const writes: (string | null)[] = [];
    server.use(
      http.post('*/api/carpetas', ({ request }) => {
        writes.push(request.headers.get('x-cuenta-id'));
        return unauthorized('TOKEN_EXPIRED');
      }),
      http.post('*/api/auth/refresh-token', () => HttpResponse.json(inB)),
    );
    const { services, open } = createTestApp();
    open(inA);

    const write = services.http.request({ url: '/api/carpetas', method: 'POST', body: {} });

    await expect(write).rejects.toMatchObject({ code: 'SCOPE_CHANGED' });
    expect(writes).toEqual(['cuenta-a']);
  });

  it('is not answered after the session has ended', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/carpetas', async () => {
        await held;
        return HttpResponse.json([]);
      }),
    );
    const { services, store, open } = createTestApp();
    open(inA);

    const answer = services.http.request({ url: '/api/carpetas' });
    store.dispatch(sessionClosed());
    letGo();

    await expect(answer).rejects.toMatchObject({ code: 'SCOPE_CHANGED' });
  });
});

describe('a request that is refused because there are too many', () => {
  const tooMany = (seconds: number) =>
    HttpResponse.json(
      { statusCode: 429, code: 'DEMASIADOS_PEDIDOS', message: 'Hay demasiados pedidos.' },
      { status: 429, headers: { 'retry-after': String(seconds) } },
    );

  it('is sent again when the server says, if it reads', async () => {
    const sentAt: number[] = [];
    server.use(
      http.get('*/api/carpetas', () => {
        sentAt.push(performance.now());
        return sentAt.length === 1 ? tooMany(1) : HttpResponse.json(['una']);
      }),
    );
    const { services, store, open } = createTestApp();
    open(inA);

    expect((await services.http.request({ url: '/api/carpetas' })).data).toEqual(['una']);
    expect(sentAt[1]! - sentAt[0]!).toBeGreaterThanOrEqual(950);
    expect(store.getState().toasts).toEqual([]);
  });

  it.each([
    ['a write', 'POST', 1],
    ['a read that would wait for minutes', 'GET', 600],
  ])('is told to the person, if it is %s', async (_, method, seconds) => {
    let times = 0;
    server.use(
      http.all('*/api/carpetas', () => {
        times++;
        return tooMany(seconds);
      }),
    );
    const { services, store, open } = createTestApp();
    open(inA);

    await expect(services.http.request({ url: '/api/carpetas', method })).rejects.toMatchObject({ status: 429 });
    expect(times).toBe(1);
    expect(JSON.stringify(store.getState().toasts)).toContain('Hay demasiados pedidos.');
  });
});

describe('the data that is sent', () => {
  it('leaves out empty parameters and joins lists', async () => {
    let search = '';
    server.use(
      http.get('*/api/carpetas', ({ request }) => {
        search = new URL(request.url).search;
        return HttpResponse.json([]);
      }),
    );
    const { services } = createTestApp();

    const params = { buscar: 'año & más', estado: ['firmada', 'inscripta'], etiqueta: '', responsableId: undefined };
    await services.http.request({ url: '/api/carpetas', params });

    expect(search).toBe('?buscar=a%C3%B1o+%26+m%C3%A1s&estado=firmada%2Cinscripta');
  });

  it('has no headers of the session when the interceptor is skipped', async () => {
    let headers = new Headers();
    server.use(
      http.get('*/api/carpetas', ({ request }) => {
        headers = request.headers;
        return HttpResponse.json([]);
      }),
    );
    const { services, open } = createTestApp();
    open(inA);

    await services.http.request({ url: '/api/carpetas', options: { skipInterceptor: true } });

    expect(headers.get('authorization')).toBeNull();
    expect(headers.get('x-cuenta-id')).toBeNull();
  });
});

it('the loading bar shows from the first request to the last', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/lenta', async () => {
      await held;
      return HttpResponse.json([]);
    }),
    http.get('*/api/rapida', () => HttpResponse.json([])),
  );
  const { services } = createTestApp();

  const slow = services.http.request({ url: '/api/lenta' });
  await services.http.request({ url: '/api/rapida' });
  expect(services.pending.hasAny()).toBe(true);
  letGo();
  await slow;

  expect(services.pending.hasAny()).toBe(false);
});

it('the loading bar does not show for a request that nobody waits for', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/cuantas', async () => {
      await held;
      return HttpResponse.json(3);
    }),
  );
  const { services } = createTestApp();

  const answer = services.http.request({ url: '/api/cuantas', options: { isBackground: true } });
  expect(services.pending.hasAny()).toBe(false);
  letGo();

  expect((await answer).data).toBe(3);
});
