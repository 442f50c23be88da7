import { installApi } from '../api/install-api';
import type { App } from '../app/store';
import { UiProvider } from '../app/ui-provider';
import { ConfirmProvider } from '../components/confirm';
import { Toasts } from '../components/toasts';
import { ClassyLayout } from './classy/classy-layout';

/** All that signed-in pages stand in: RTK Query, MUI, the dialogs and toasts, and the layout. */
export function createShell(app: App) {
  installApi(app);
  return function Shell() {
    return (
      <UiProvider>
        <ConfirmProvider>
          <ClassyLayout />
          <Toasts />
        </ConfirmProvider>
      </UiProvider>
    );
  };
}
