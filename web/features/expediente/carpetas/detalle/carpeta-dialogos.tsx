import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { latePanel } from '../../../../components/late-panel';
import type { EstadoCarpeta } from '../publico/estados';

const { Panel: EditarDrawer } = latePanel(async () => (await import('./editar-drawer')).EditarDrawer);
const { Panel: AccesosDrawer } = latePanel(async () => (await import('../accesos/accesos-drawer')).AccesosDrawer);
const { Panel: DuplicarDialog } = latePanel(async () => (await import('../duplicar/duplicar-dialog')).DuplicarDialog);
const { Panel: VincularDialog } = latePanel(async () => (await import('../vinculos/vincular-dialog')).VincularDialog);
const { Panel: FirmaDialog } = latePanel(async () => (await import('./firma-dialog')).FirmaDialog);
const { Panel: MotivoDialog } = latePanel(async () => (await import('./motivo-dialog')).MotivoDialog);

const { Panel: PresentarDialog } = latePanel(
  async () => (await import('../../inscripciones/publico/presentar-dialog')).PresentarDialog,
);
const { Panel: EntregarDialog } = latePanel(
  async () => (await import('../../protocolo/publico/entregar-dialog')).EntregarDialog,
);

/** A dialog over the page of a carpeta; a move names its estado. */
export type DialogoDeCarpeta = 'editar' | 'accesos' | 'duplicar' | 'corregir' | 'vincular' | { mover: EstadoCarpeta };

interface CarpetaDialogosProps {
  carpeta: CarpetaDetalleDto;
  open: DialogoDeCarpeta;
  onClose: () => void;
}

/** The open dialog of a carpeta. It stays when the carpeta takes such a change no more. */
export function CarpetaDialogos(props: CarpetaDialogosProps) {
  return <Dialogo {...props} />;
}

function Dialogo({ open, ...dialog }: CarpetaDialogosProps) {
  if (typeof open === 'object') {
    if (open.mover === 'firmada') return <FirmaDialog {...dialog} />;
    if (open.mover === 'en_inscripcion') return <PresentarDialog {...dialog} />;
    if (open.mover === 'entregada' && dialog.carpeta.estado !== 'archivada') return <EntregarDialog {...dialog} />;
    return <MotivoDialog {...dialog} estado={open.mover} />;
  }
  switch (open) {
    case 'editar':
      return <EditarDrawer {...dialog} />;
    case 'accesos':
      return <AccesosDrawer {...dialog} />;
    case 'vincular':
      return <VincularDialog {...dialog} />;
    default:
      return <DuplicarDialog {...dialog} corrige={open === 'corregir'} />;
  }
}
