import { latePanel } from '../../../../components/late-panel';
import { componentOf } from '../../../../lib/page';
import { deCarpeta, type MovimientoProps } from '../publico/de-carpeta';
import type { EstadoCarpeta } from '../publico/estados';

const { Panel: MotivoDialog } = latePanel(async () => (await import('./motivo-dialog')).MotivoDialog);

/** The dialogs that ask for more than a reason, by the estado that the move leads to. */
const propios = Object.fromEntries(
  deCarpeta
    .flatMap(({ movimientos = {} }) => Object.entries(movimientos))
    .map(([estado, load]) => [estado, latePanel(componentOf(load)).Panel]),
);

/** Asks what a move needs. */
export function MovimientoDialog({ estado, ...dialog }: MovimientoProps & { estado: EstadoCarpeta }) {
  // A carpeta that leaves the archive was in the other estado before, and asks for the reason alone.
  const Propio = dialog.carpeta.estado === 'archivada' ? undefined : propios[estado];
  return Propio ? <Propio {...dialog} /> : <MotivoDialog {...dialog} estado={estado} />;
}
