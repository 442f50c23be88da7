import { renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useTypedHere } from '../lib/typed-here';
import { sessionClosed, sessionLocked } from '../session/session-slice';
import { startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { emptyApi } from './empty-api';
import { installApi } from './install-api';

const server = startApiServer();
const inA = buildSession({ cuentaId: 'cuenta-a', n: 1 });
const inB = buildSession({ cuentaId: 'cuenta-b', n: 2 });

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listar: build.query<string[], void>({ query: () => '/api/pruebas' }),
    crear: build.mutation<{ nombre: string }, string>({
      query: (nombre) => ({ url: '/api/pruebas', method: 'POST', body: { nombre } }),
      async onQueryStarted(_nombre, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(api.util.updateQueryData('listar', undefined, (rows) => void rows.push(data.nombre)));
        } catch {
          // A row that could not be created does not join the list.
        }
      },
    }),
  }),
});

/** A server whose answers for cuenta A wait for `letGo`. Answers for cuenta B come at once. */
function serveTwoCuentas() {
  const sent: { method: string; cuentaId: string | null }[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answer = async (request: Request, rows: (cuentaId: string) => object) => {
    const cuentaId = request.headers.get('x-cuenta-id') ?? '';
    sent.push({ method: request.method, cuentaId });
    if (cuentaId === 'cuenta-a') await held;
    return HttpResponse.json(rows(cuentaId));
  };
  server.use(
    http.get('*/api/pruebas', ({ request }) => answer(request, (cuentaId) => [`fila de ${cuentaId}`])),
    http.post('*/api/pruebas', ({ request }) => answer(request, (cuentaId) => ({ nombre: `nueva de ${cuentaId}` }))),
  );
  return { sent, letGo };
}

function openApp() {
  const app = createTestApp();
  installApi(app.app);
  app.open(inA);
  return app;
}

const rowsOf = ({ store }: ReturnType<typeof openApp>) => api.endpoints.listar.select()(store.getState() as never).data;

/** Gives released answers time to arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a change of cuenta', () => {
  it('keeps an answer of the old cuenta out of the new cache', async () => {
    const { letGo, sent } = serveTwoCuentas();
    const app = openApp();
    const asked = app.store.dispatch(api.endpoints.listar.initiate() as never) as unknown as Promise<unknown>;
    await expect.poll(() => sent).toHaveLength(1);

    app.open(inB);
    letGo();
    await asked;
    await settle();

    expect(rowsOf(app)).toBeUndefined();
  });

  it('shows the new cuenta to a page that asks again, whichever answer comes last', async () => {
    const { letGo, sent } = serveTwoCuentas();
    const app = openApp();
    app.store.dispatch(api.endpoints.listar.initiate() as never);
    await expect.poll(() => sent).toHaveLength(1);

    app.open(inB);
    app.store.dispatch(api.endpoints.listar.initiate() as never);
    await expect.poll(() => rowsOf(app)).toEqual(['fila de cuenta-b']);
    letGo();
    await settle();

    expect(rowsOf(app)).toEqual(['fila de cuenta-b']);
  });

  it('keeps what a mutation of the old cuenta answers out of the new lists', async () => {
    const { letGo, sent } = serveTwoCuentas();
    const app = openApp();
    app.store.dispatch(api.endpoints.crear.initiate('x') as never);
    await expect.poll(() => sent).toHaveLength(1);

    app.open(inB);
    app.store.dispatch(api.endpoints.listar.initiate() as never);
    await expect.poll(() => rowsOf(app)).toEqual(['fila de cuenta-b']);
    letGo();
    await settle();

    expect(rowsOf(app)).toEqual(['fila de cuenta-b']);
  });

  it('forgets what the old cuenta had answered', async () => {
    const { letGo } = serveTwoCuentas();
    letGo();
    const app = openApp();
    await app.store.dispatch(api.endpoints.listar.initiate() as never);
    expect(rowsOf(app)).toEqual(['fila de cuenta-a']);

    app.open(inB);

    expect(rowsOf(app)).toBeUndefined();
  });

  it('keeps the cache when only the token is new', async () => {
    const { letGo } = serveTwoCuentas();
    letGo();
    const app = openApp();
    await app.store.dispatch(api.endpoints.listar.initiate() as never);

    app.open(buildSession({ cuentaId: 'cuenta-a', n: 9 }));

    expect(rowsOf(app)).toEqual(['fila de cuenta-a']);
  });

  it.each([
    ['the end of the session', sessionClosed()],
    ['its lock', sessionLocked({ email: 'ana@carpetas.test', nombre: 'Ana Rivas' })],
  ])('and %s empty the cache', async (_, action) => {
    const { letGo } = serveTwoCuentas();
    letGo();
    const app = openApp();
    await app.store.dispatch(api.endpoints.listar.initiate() as never);

    app.store.dispatch(action);

    expect(rowsOf(app)).toBeUndefined();
  });
});

it('another role of the same cuenta empties the cache', async () => {
  const { letGo } = serveTwoCuentas();
  letGo();
  const app = openApp();
  await (app.store.dispatch(api.endpoints.listar.initiate() as never) as unknown as Promise<unknown>);
  expect(rowsOf(app)).toEqual(['fila de cuenta-a']);
  app.open(buildSession({ cuentaId: 'cuenta-a', rolId: 1, n: 5 }));
  expect(rowsOf(app)).toEqual(['fila de cuenta-a']);
  app.open(buildSession({ cuentaId: 'cuenta-a', rolId: 5, n: 6 }));
  expect(rowsOf(app)).toBeUndefined();
});

it('a write that is under way while the role changes is still answered', async () => {
  const { letGo, sent } = serveTwoCuentas();
  const app = openApp();
  const saving = app.store.dispatch(api.endpoints.crear.initiate('x') as never) as unknown as Promise<unknown>;
  await expect.poll(() => sent).toHaveLength(1);
  app.open(buildSession({ cuentaId: 'cuenta-a', rolId: 5, n: 8 }));
  letGo();
  expect(await saving).toEqual({ data: { nombre: 'nueva de cuenta-a' } });
});

it('a form that stays open is fetched again for another role, and keeps its page until then', async () => {
  let fila = 'de antes';
  server.use(http.get('*/api/pruebas', () => HttpResponse.json([fila])));
  const { unmount } = renderHook(() => useTypedHere(true));
  const app = openApp();
  const shown = app.store.dispatch(api.endpoints.listar.initiate() as never) as unknown as Promise<unknown>;
  await shown;
  fila = 'de lectura';
  app.open(buildSession({ cuentaId: 'cuenta-a', rolId: 5, n: 6 }));
  expect(rowsOf(app)).toEqual(['de antes']);
  await expect.poll(() => rowsOf(app)).toEqual(['de lectura']);
  unmount();
});

it('a person who is in no cuenta any more asks the server for nothing', async () => {
  const { sent } = serveTwoCuentas();
  const app = openApp();
  app.open(buildSession({ cuentaId: null, estado: 'ACCOUNT_SELECTION', n: 7 }));
  const asked = app.store.dispatch(api.endpoints.listar.initiate() as never);
  const { error } = await (asked as unknown as Promise<{ error?: { code: string } }>);
  expect(error?.code).toBe('SESSION_EXPIRED');
  expect(sent).toEqual([]);
  expect(app.visited).toEqual([]);
});
