import type { SeccionDto } from '../../../../api/generated/documentos';
import { LateRenombrarDialog } from '../acciones/late-renombrar';
import { useSeccionActions } from './use-seccion-actions';

interface NuevaSeccionDialogProps {
  carpetaId: string;
  /** The seccion that contains it; left out for the top level. */
  padre?: SeccionDto;
  onClose: () => void;
}

/** Asks for the name of a new seccion. */
export function NuevaSeccionDialog({ carpetaId, padre, onClose }: NuevaSeccionDialogProps) {
  const { create } = useSeccionActions(carpetaId);
  return (
    <LateRenombrarDialog
      title={padre ? `Nueva sección en «${padre.nombre}»` : 'Nueva sección'}
      submitLabel="Crear"
      label="Nombre de la sección"
      nombre=""
      onSave={(nombre) => create(nombre, padre?.id ?? null)}
      onClose={onClose}
    />
  );
}
