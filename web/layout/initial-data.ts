import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { App, AppDispatch } from '../app/store';
import { chatApi } from '../features/chat/chat-api';
import { selectUser } from '../session/session-selectors';
import { chooseLayout } from './layout-choice';
import { loadLayout } from './layouts/load-layout';
import { navigationApi } from './navigation/navigation-api';

/** Milliseconds that the first page waits at most; what is late shows up when it comes. */
const patience = 1_500;

/** What surrounds every page: asked for together, before the first one is shown. */
const initialQueries = [
  (dispatch: AppDispatch) => dispatch(navigationApi.endpoints.getNavigation.initiate(undefined, { subscribe: false })),
  (dispatch: AppDispatch) => dispatch(chatApi.endpoints.chats.initiate(undefined, { subscribe: false })),
];

/** Brings the initial data and the layout's own code. Never fails: a page without its menu is better than none. */
export async function loadInitialData({ store }: App, routes: RouteObject[], { pathname, search }: URL): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle);
  const preference = selectUser(store.getState())?.preferencias?.layout;
  const wanted = [
    loadLayout(chooseLayout({ search, handles, preference })),
    ...initialQueries.map((ask) => ask(store.dispatch)),
  ];
  await Promise.race([Promise.allSettled(wanted), new Promise((resolve) => setTimeout(resolve, patience))]);
}
