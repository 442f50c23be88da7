import './tokens.css';
import './base.css';
import './guest.css';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { fullTitle } from '../lib/document-title';
import { sessionClosed } from '../session/session-slice';
import { createApp } from '../store/store';
import { whenLoaded } from './drawn-page';
import type { PageHandle } from './page-handle';
import { Root } from './root';
import { createRoutes } from './routes';

export interface DrawnPage {
  /** The address for which the page is drawn: its path, and the parameter that it needs in the fragment. */
  address: string;
  title: string;
  description: string;
  /** The content of the root element. */
  html: string;
}

/** Draws every page with a description, as a guest sees it before the server has answered. */
export async function drawPages(): Promise<DrawnPage[]> {
  const app = createApp({
    navigation: { go: () => undefined, current: () => '/' },
    transport: () => Promise.reject(new Error('A page asked the server while it was drawn.')),
    locks: undefined,
    channel: { post: () => undefined, subscribe: () => () => undefined },
    memory: {
      mayBeSignedIn: () => false,
      remember: () => undefined,
      forget: () => undefined,
      owesLock: () => false,
      oweLock: () => undefined,
    },
  });
  app.store.dispatch(sessionClosed());
  const routes = createRoutes(app);
  return Promise.all(
    pagesOf(routes).map(async ({ path = '', handle }) => {
      const { title, description = '', drawnWith } = handle as PageHandle;
      const address = drawnWith ? `/${path}#${drawnWith}=x` : `/${path}`;
      const router = createMemoryRouter(routes, { initialEntries: [address] });
      await whenLoaded(router);
      const html = renderToString(<Root app={app} router={router} />);
      return { address, title: fullTitle(title), description, html };
    }),
  );
}

function pagesOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [
    ...((route.handle as PageHandle | undefined)?.description ? [route] : []),
    ...pagesOf(route.children ?? []),
  ]);
}
