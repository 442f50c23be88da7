import { matchRoutes, type RouteObject } from 'react-router-dom';
import { conversaciones } from '../features/oficina/chat/chat-api';
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

const { navigationGet } = navigationApi.endpoints;

/** The data around every page, fetched together before the first page. The components that show the data keep them. */
const unkept = { subscribe: false };
const initialQueries = (dispatch: AppDispatch): Promise<unknown>[] => [
  dispatch(navigationGet.initiate(undefined, unkept)),
  dispatch(avisos.messages.lista.fetch(undefined)),
  dispatch(avisos.notifications.lista.fetch(undefined)),
  dispatch(conversaciones.fetch(undefined)),
  dispatch(atajos.fetch(undefined)),
  loadCierre(dispatch),
];

/**
 * Loads the initial data and the code of the layout. It never fails, because a page without its menu is better than no
 * page.
 */
export async function loadInitialData({ store }: App, routes: RouteObject[], { pathname, search }: URL): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle);
  const preference = selectUser(store.getState())?.preferencias?.layout;
  const wanted = [loadLayout(chooseLayout({ search, handles, preference })), ...initialQueries(store.dispatch)];
  await Promise.race([Promise.allSettled(wanted), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
