import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { installApi } from '../api/install-api';
import { miembrosApi } from '../api/miembros-api';
import { chatApi } from '../features/oficina/chat/chat-api';
import { startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';
import { invalidateWhatChanged } from './invalidation-saga';
import { type LiveEvent, liveEventReceived } from './live-events';

const server = startApiServer();

type PresenceChanged = Extract<LiveEvent, { type: 'presence.changed' }>;

/** An application whose cache has the members and the contacts. `asked` has the lists that are fetched. */
function openOffice() {
  const asked: string[] = [];
  const people = ['usuario-1', 'beto'].map((id) => ({ id, nombre: id, estado: 'invisible' }));
  server.use(
    http.get('*/api/miembros', () => {
      asked.push('miembros');
      return HttpResponse.json(people);
    }),
    http.get('*/api/apps/chat/contacts', () => {
      asked.push('contacts');
      return HttpResponse.json(people.filter(({ id }) => id !== 'usuario-1'));
    }),
  );
  const { app, store, open } = createTestApp();
  installApi(app);
  open(buildSession());
  app.runSaga(invalidateWhatChanged);
  const fetching = [
    store.dispatch(miembrosApi.endpoints.miembrosFindAll.initiate({})),
    store.dispatch(chatApi.endpoints.chatFindContactos.initiate()),
  ];
  const tell = (usuarioId: string, estado: PresenceChanged['estado'], campos?: string[]) =>
    store.dispatch(liveEventReceived({ type: 'presence.changed', usuarioId, estado, ...(campos && { campos }) }));
  const shown = (id: string) => {
    const { data: miembros = [] } = miembrosApi.endpoints.miembrosFindAll.select({})(store.getState() as never);
    const { data: contactos = [] } = chatApi.endpoints.chatFindContactos.select()(store.getState() as never);
    return [...miembros, ...contactos].filter((person) => person.id === id).map(({ estado }) => estado);
  };
  return { asked, people, fetching, tell, shown };
}

/** An office whose lists are in the cache. */
async function openCachedOffice() {
  const office = openOffice();
  await Promise.all(office.fetching);
  office.asked.length = 0;
  return office;
}

it('people appear and disappear without a request', async () => {
  const { asked, tell, shown } = await openCachedOffice();
  tell('beto', 'enLinea');
  tell('usuario-1', 'ocupado');
  expect([shown('beto'), shown('usuario-1')]).toEqual([['enLinea', 'enLinea'], ['ocupado']]);
  tell('beto', 'ausente');
  expect(shown('beto')).toEqual(['ausente', 'ausente']);
  // The fetch for the name below is the first one.
  tell('beto', 'ausente', ['nombre']);
  await expect.poll(() => asked.toSorted()).toEqual(['contacts', 'miembros']);
});

it('the lists are fetched for a member who is not in them', async () => {
  const { asked, people, tell, shown } = await openCachedOffice();
  people.push({ id: 'carla', nombre: 'carla', estado: 'enLinea' });
  tell('carla', 'enLinea');
  await expect.poll(() => shown('carla')).toEqual(['enLinea', 'enLinea']);
  expect(asked.toSorted()).toEqual(['contacts', 'miembros']);
});

it('the lists are fetched again when they were on their way, since they may be older', async () => {
  const { asked, people, fetching, tell, shown } = openOffice();
  tell('beto', 'enLinea');
  await Promise.all(fetching);
  people[1] = { id: 'beto', nombre: 'beto', estado: 'enLinea' };
  await expect.poll(() => shown('beto')).toEqual(['enLinea', 'enLinea']);
  expect(asked.toSorted()).toEqual(['contacts', 'contacts', 'miembros', 'miembros']);
});
