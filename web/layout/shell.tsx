import { installApi } from '../api/install-api';
import { installOwnUser } from '../app/install-own-user';
import type { App } from '../app/store';
import { UiProvider } from '../app/ui-provider';
import { ConfirmProvider } from '../components/confirm';
import { Toasts } from '../components/toasts';
import { LateSubidasPanel } from '../features/documentos/subidas/late-panel';
import { ClassyLayout } from './classy/classy-layout';

/** All that signed-in pages stand in: RTK Query, MUI, the dialogs and toasts, and the layout. */
export function createShell(app: App) {
  installApi(app);
  installOwnUser(app);
  return function Shell() {
    return (
      <UiProvider>
        <ConfirmProvider>
          <ClassyLayout />
          <LateSubidasPanel />
          <Toasts />
        </ConfirmProvider>
      </UiProvider>
    );
  };
}
