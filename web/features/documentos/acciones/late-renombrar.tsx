import { type ComponentProps } from 'react';
import { latePanel } from '../../../components/late-panel';
import type { RenombrarDialog } from './renombrar-dialog';

const { Panel: Dialog } = latePanel(async () => (await import('./renombrar-dialog')).RenombrarDialog);

/** Loads {@link RenombrarDialog} when it is first opened. */
export function LateRenombrarDialog(props: ComponentProps<typeof RenombrarDialog>) {
  return <Dialog {...props} />;
}
