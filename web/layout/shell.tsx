import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { installApi } from '../api/install-api';
import { pagesOf } from '../app/has-page';
import { LostCuenta } from '../app/lost-cuenta';
import { StepUpHost } from '../app/step-up-host';
import { ConfirmProvider } from '../components/confirm';
import { Toasts } from '../components/toasts';
import { useCutNotice } from '../components/use-cut-notice';
import { QuickChat } from '../features/oficina/chat/quick-chat';
import { quickChatSlice } from '../features/oficina/chat/quick-chat-slice';
import { RedactorPlace } from '../features/oficina/correo/redactar/redactor-place';
import { useKeptFocus } from '../lib/kept-focus';
import { installLive } from '../live/install-live';
import { installLock } from '../session/install-lock';
import { installOwnUser } from '../session/install-own-user';
import type { App } from '../store/store';
import { LateSubidasPanel } from '../subidas/late-panel';
import { EarlyConnectionBanner } from './early-connection-banner';
import { loadInitialData } from './initial-data';
import { lateComponent } from './late-component';
import { LayoutFrame } from './layout-frame';
import { forgetAskedLayoutInTime } from './own-layout-saga';
import { RolCambiado } from './rol-cambiado';
import { SettingsHost } from './settings-host';

const LateMenuConteos = lateComponent(async () => (await import('./navigation/menu-conteos')).MenuConteos);
const LateConnectionBanner = lateComponent(
  async () => (await import('./connection-banner')).ConnectionBanner,
  EarlyConnectionBanner,
);
const LateRecuperados = lateComponent(async () => (await import('./recuperados')).Recuperados);
const LateOfrecerAutomatico = lateComponent(async () => (await import('./ofrecer-automatico')).OfrecerAutomatico);

/**
 * The route around all signed-in pages: RTK Query, dialogs, toasts, the layout and its initial data. Base UI comes with
 * the pages and panels that use it.
 *
 * @param routes the addresses below it
 */
export function createShell(app: App, routes: RouteObject[]) {
  installApi(app);
  installOwnUser(app);
  installLock(app);
  installLive(app);
  app.runSaga(forgetAskedLayoutInTime);
  app.inject(quickChatSlice);
  const LatePrefetchedPages = lateComponent(async () =>
    (await import('./prefetched-pages')).createPrefetchedPages(routes),
  );
  // The menu shows only links to pages that exist.
  const isPage = pagesOf(routes);
  const LateComandos = lateComponent(async () => (await import('./comandos')).createComandosGenerales(isPage));

  function Shell() {
    useKeptFocus();
    useCutNotice();
    return (
      <ConfirmProvider>
        <SettingsHost>
          <LayoutFrame isPage={isPage} rail={<QuickChat />} />
        </SettingsHost>
        <LateSubidasPanel />
        <RedactorPlace />
        <LatePrefetchedPages />
        <LateMenuConteos />
        <LateComandos />
        <LateRecuperados />
        <LateOfrecerAutomatico />
        <RolCambiado />
        <LateConnectionBanner />
        <LostCuenta />
        <StepUpHost />
        <Toasts />
      </ConfirmProvider>
    );
  }

  return {
    Component: Shell,
    loader: async ({ request }: LoaderFunctionArgs) => {
      await loadInitialData(app, routes, new URL(request.url));
      return null;
    },
    // The loader runs once for each session. Afterwards live events and writes keep the data current.
    shouldRevalidate: () => false,
  };
}
