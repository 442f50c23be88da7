import { matchRoutes, type RouteObject } from 'react-router-dom';
import { awaitAhead, expectAhead } from '../api/answers-ahead';
import type { MarcoDto } from '../api/generated/marco';
import { miembrosApi } from '../api/miembros-api';
import type { AppServices } from '../api/services';
import { chatApi, conversaciones } from '../features/oficina/chat/chat-api';
import { atajos } from '../features/plataforma/atajos/atajos-api';
import { avisos } from '../features/plataforma/avisos/avisos-api';
import { selectUser } from '../session/session-selectors';
import type { App, AppDispatch } from '../store/store';
import { loadCierre } from './cierre-notice';
import { chooseLayout } from './layout-choice';
import { loadLayout } from './layouts/load-layout';
import { navigationApi } from './navigation/navigation-api';

/** Milliseconds that the first page waits at most. Later data appear when they arrive. */
const timeoutMs = 1_500;

/** The data around every page, fetched together before the first page. The components that show the data keep them. */
const unkept = { subscribe: false };
const initialQueries = (dispatch: AppDispatch): Promise<unknown>[] => [
  dispatch(navigationApi.endpoints.navigationGet.initiate(undefined, unkept)),
  dispatch(avisos.messages.lista.fetch(undefined)),
  dispatch(avisos.notifications.lista.fetch(undefined)),
  dispatch(conversaciones.fetch(undefined)),
  dispatch(chatApi.endpoints.chatFindContactos.initiate(undefined, unkept)),
  dispatch(miembrosApi.endpoints.miembrosFindAll.initiate({}, unkept)),
  dispatch(atajos.fetch(undefined)),
  loadCierre(dispatch),
];

/** Fetches the answers to the calls of the shell. Without them, each call is sent by itself. */
async function fetchMarco(services: AppServices): Promise<void> {
  const keep = expectAhead(services);
  const options = { skipErrorNotification: true };
  try {
    const { data } = await services.http.request<MarcoDto>({ url: '/api/marco', options });
    keep(data.partes);
  } catch {
    // The http client has logged the error.
  }
}

/**
 * Loads the initial data and the code of the layout. It never fails, because a page without its menu is better than no
 * page.
 */
export async function loadInitialData(
  { store, services }: App,
  routes: RouteObject[],
  { pathname, search }: URL,
): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle);
  const preference = selectUser(store.getState())?.preferencias?.layout;
  const endWait = awaitAhead(services, fetchMarco(services));
  const wanted = [loadLayout(chooseLayout({ search, handles, preference })), ...initialQueries(store.dispatch)];
  await Promise.race([Promise.allSettled(wanted), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  // Reads of the page do not wait for the shell.
  endWait();
}
