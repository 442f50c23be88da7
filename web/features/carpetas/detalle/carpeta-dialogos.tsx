import { lazy, Suspense } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import type { EstadoCarpeta } from '../publico/estados';

const EditarDrawer = lazy(async () => ({ default: (await import('./editar-drawer')).EditarDrawer }));
const AccesosDrawer = lazy(async () => ({ default: (await import('../accesos/accesos-drawer')).AccesosDrawer }));
const DuplicarDialog = lazy(async () => ({ default: (await import('../duplicar/duplicar-dialog')).DuplicarDialog }));
const VincularDialog = lazy(async () => ({ default: (await import('../vinculos/vincular-dialog')).VincularDialog }));
const FirmaDialog = lazy(async () => ({ default: (await import('./firma-dialog')).FirmaDialog }));
const MotivoDialog = lazy(async () => ({ default: (await import('./motivo-dialog')).MotivoDialog }));

/** A dialog over the page of a carpeta; a move names its estado. */
export type DialogoDeCarpeta = 'editar' | 'accesos' | 'duplicar' | 'corregir' | 'vincular' | { mover: EstadoCarpeta };

interface CarpetaDialogosProps {
  carpeta: CarpetaDetalleDto;
  open: DialogoDeCarpeta;
  onClose: () => void;
}

/** The open dialog of a carpeta. It stays when the carpeta takes such a change no more. */
export function CarpetaDialogos(props: CarpetaDialogosProps) {
  return (
    <Suspense>
      <Dialogo {...props} />
    </Suspense>
  );
}

function Dialogo({ open, ...dialog }: CarpetaDialogosProps) {
  if (typeof open === 'object') {
    return open.mover === 'firmada' ? <FirmaDialog {...dialog} /> : <MotivoDialog {...dialog} estado={open.mover} />;
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
