import { type ComponentProps } from 'react';
import { latePanel } from '../../../../components/late-panel';
import type { RenombrarDialog } from '../../../../components/renombrar-dialog';

const { Panel: Dialog } = latePanel(
  async () => (await import('../../../../components/renombrar-dialog')).RenombrarDialog,
);

/** Loads {@link RenombrarDialog} when it is first opened. */
export function LateRenombrarDialog(props: ComponentProps<typeof RenombrarDialog>) {
  return <Dialog {...props} />;
}
