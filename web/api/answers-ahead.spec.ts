import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { type LiveEvent, liveEventReceived, liveResumed } from '../live/live-events';
import { startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { awaitAhead, expectAhead } from './answers-ahead';
import { emptyApi } from './empty-api';
import { installApi } from './install-api';

const server = startApiServer();

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    contar: build.query<string, string>({ query: (de) => ({ url: '/api/cuentas-de-pruebas', params: { de } }) }),
    sumar: build.mutation<true, void>({ query: () => ({ url: '/api/sumas-de-pruebas', method: 'POST' }) }),
  }),
});

/**
 * An application that was given the answer for «a» ahead. It counts the answers that came ahead and the fetched ones.
 */
function openAhead() {
  server.use(
    http.get('*/api/cuentas-de-pruebas', () => HttpResponse.json('fetched')),
    http.post('*/api/sumas-de-pruebas', () => HttpResponse.json(true)),
  );
  const { app, store, open } = createTestApp();
  installApi(app);
  open(buildSession());
  expectAhead(app.services)({ '/api/cuentas-de-pruebas?de=a': 'ahead' });
  const contar = (de: string) =>
    store.dispatch(api.endpoints.contar.initiate(de, { forceRefetch: true, subscribe: false }) as never) as unknown as {
      unwrap: () => Promise<string>;
    };
  return { app, store, open, contar: (de: string) => contar(de).unwrap() };
}

const told = (event: LiveEvent) => liveEventReceived(event);

it('gives an answer that came ahead once, to the call with its address', async () => {
  const { contar } = openAhead();
  expect([await contar('b'), await contar('a'), await contar('a')]).toEqual(['fetched', 'ahead', 'fetched']);
});

it.each<[string, (app: ReturnType<typeof openAhead>) => unknown]>([
  ['something changed', ({ store }) => store.dispatch(told({ type: 'carpetas.changed' }))],
  ['events were missed', ({ store }) => store.dispatch(liveResumed())],
  ['this person wrote something', ({ store }) => store.dispatch(api.endpoints.sumar.initiate() as never)],
  ['this person has another role', ({ open }) => open(buildSession({ rolId: 4, n: 2 }))],
  ['ten seconds passed', () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)],
])('fetches the call again after %s', async (_, happens) => {
  const app = openAhead();
  await happens(app);
  expect(await app.contar('a')).toBe('fetched');
});

it('fetches the call when something changed while its answer was on its way', async () => {
  const { app, store, contar } = openAhead();
  const keep = expectAhead(app.services);
  expect(await contar('b')).toBe('fetched');
  store.dispatch(told({ type: 'carpetas.changed' }));
  keep({ '/api/cuentas-de-pruebas?de=a': 'old' });
  expect(await contar('a')).toBe('fetched');
});

it('keeps the answer while only the presence of people changes', async () => {
  const { store, contar } = openAhead();
  store.dispatch(told({ type: 'presence.changed', usuarioId: 'u-1', estado: 'enLinea' }));
  store.dispatch(told({ type: 'carpeta.presence', carpeta: 'c-1' }));
  expect(await contar('a')).toBe('ahead');
});

it('gives answers of several calls that came ahead', async () => {
  const { app, contar } = openAhead();
  expectAhead(app.services)({ '/api/cuentas-de-pruebas?de=b': 'also ahead' });
  expect([await contar('a'), await contar('b')]).toEqual(['ahead', 'also ahead']);
});

it('lets reads wait for answers that are on their way, but not reads that begin later', async () => {
  const { app, contar } = openAhead();
  const keep = expectAhead(app.services);
  const arrival = Promise.withResolvers<void>();
  const endWait = awaitAhead(app.services, arrival.promise);
  const waiting = contar('b');
  endWait();
  expect(await contar('c')).toBe('fetched');
  keep({ '/api/cuentas-de-pruebas?de=b': 'at last' });
  arrival.resolve();
  expect(await waiting).toBe('at last');
});
