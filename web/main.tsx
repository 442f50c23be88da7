import './app/tokens.css';
import './app/base.css';
import './app/guest.css';
import './components/layout/layout.css';
import './components/tones.css';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { isDrawn, whenLoaded } from './app/drawn-page';
import { browserEnvironment } from './app/environment';
import { whenSettled } from './app/guards';
import { hasPage } from './app/has-page';
import { Root } from './app/root';
import { createRoutes, learnRoutes, loadLateRoutes } from './app/routes';
import { startAddress } from './app/start-address';
import { StartProblem } from './app/start-problem';
import type { Navigation } from './session/session-context';
import { startRequested } from './session/session-intents';
import { selectEstado, selectInicio, selectProblem } from './session/session-selectors';
import { sessionClosed } from './session/session-slice';
import { createApp } from './store/store';

const addressBar = () => location.pathname + location.search + location.hash;

let go: Navigation['go'] = (path) => history.replaceState(null, '', path);
const app = createApp(browserEnvironment({ go: (...to) => go(...to), current: addressBar }));
const container = document.getElementById('root') as HTMLElement;
let root: ReactRoot | undefined;

/** Shows something in place of the first content of the page. */
const show = (content: ReactNode) => {
  root ??= createRoot(container);
  root.render(content);
};

const startSession = () => void app.store.dispatch(startRequested());
const showProblem = () => {
  const problem = selectProblem(app.store.getState());
  if (!problem) return;
  // The server sends a drawn page only when no cookie came, so there is no session to wait for. The typed text stays.
  if (!root && container.dataset.drawnAt !== undefined) app.store.dispatch(sessionClosed());
  else show(<StartProblem problem={problem} onRetry={startSession} />);
};
const stopWatching = app.store.subscribe(showProblem);

/**
 * The function avoids a top-level await: the chunks of the office import this one, so both would wait for each other.
 */
async function start(): Promise<void> {
  startSession();
  // The late routes load while the session is fetched.
  const late = hasPage(createRoutes(app), location.pathname) ? undefined : loadLateRoutes();
  await whenSettled(app.store);
  stopWatching();

  const routes = createRoutes(app, await late);
  const state = app.store.getState();
  const address = startAddress(routes, addressBar(), selectEstado(state), selectInicio(state));
  if (address !== addressBar()) history.replaceState(null, '', address);

  const router = createBrowserRouter(routes, late ? {} : { patchRoutesOnNavigation: learnRoutes });
  go = (path, { replace, ...state } = {}) => void router.navigate(path, { replace, state });
  await whenLoaded(router);
  const page = <Root app={app} router={router} />;
  const isAsDrawn = !root && selectEstado(app.store.getState()) === 'SIGNED_OUT' && isDrawn(container, router);
  if (isAsDrawn) hydrateRoot(container, page);
  else show(page);
}

void start();
