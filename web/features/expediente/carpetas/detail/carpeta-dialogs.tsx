import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { latePanel } from '../../../../components/late-panel';
import type { EstadoCarpeta } from '../public/estados';
import { AgendarFirmaDialog } from './agendar-firma';
import { MovimientoDialog } from './movimiento-dialog';

const { Panel: EditarDrawer } = latePanel(async () => (await import('./editar-drawer')).EditarDrawer);
const { Panel: AccesosDrawer } = latePanel(async () => (await import('../accesos/accesos-drawer')).AccesosDrawer);
const { Panel: DuplicarDialog } = latePanel(async () => (await import('../duplicar/duplicar-dialog')).DuplicarDialog);
const { Panel: VincularDialog } = latePanel(async () => (await import('../vinculos/vincular-dialog')).VincularDialog);

/** A dialog over the page of a carpeta; a move names its estado. */
export type DialogoDeCarpeta =
  | ('editar' | 'agendar' | 'accesos' | 'duplicar' | 'corregir' | 'vincular')
  | { mover: EstadoCarpeta };

interface CarpetaDialogosProps {
  carpeta: CarpetaDetalleDto;
  open: DialogoDeCarpeta;
  onClose: () => void;
}

/** The open dialog of a carpeta. It stays open when the carpeta no longer allows its change. */
export function CarpetaDialogos({ open, ...dialog }: CarpetaDialogosProps) {
  if (typeof open === 'object') return <MovimientoDialog {...dialog} estado={open.mover} />;
  switch (open) {
    case 'editar':
      return <EditarDrawer {...dialog} />;
    case 'agendar':
      return <AgendarFirmaDialog {...dialog} />;
    case 'accesos':
      return <AccesosDrawer {...dialog} />;
    case 'vincular':
      return <VincularDialog {...dialog} />;
    default:
      return <DuplicarDialog {...dialog} corrige={open === 'corregir'} />;
  }
}
