import { latePanel } from '../../../../components/late-panel';
import { componentOf } from '../../../../lib/page';
import { deCarpeta, type MovimientoProps } from '../public/de-carpeta';
import type { EstadoCarpeta } from '../public/estados';

const { Panel: MotivoDialog } = latePanel(async () => (await import('./motivo-dialog')).MotivoDialog);

/** The dialogs with more fields than the reason, by the target estado of the move. */
const propios = Object.fromEntries(
  deCarpeta
    .flatMap(({ movimientos = {} }) => Object.entries(movimientos))
    .map(([estado, load]) => [estado, latePanel(componentOf(load)).Panel]),
);

/** The dialog with the fields that a move needs. */
export function MovimientoDialog({ estado, ...dialog }: MovimientoProps & { estado: EstadoCarpeta }) {
  // A carpeta that leaves the archive was in the target estado before, so only the reason is asked for.
  const Propio = dialog.carpeta.estado === 'archivada' ? undefined : propios[estado];
  return Propio ? <Propio {...dialog} /> : <MotivoDialog {...dialog} estado={estado} />;
}
