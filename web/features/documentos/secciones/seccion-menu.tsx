import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SeccionDto } from '../../../api/generated/documentos';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem } from '../../../components/ui/menu-entries';
import { LateRenombrarDialog } from '../acciones/late-renombrar';
import { NuevaSeccionDialog } from './nueva-seccion-dialog';
import { useSeccionActions } from './use-seccion-actions';

interface SeccionMenuProps {
  carpetaId: string;
  seccion: SeccionDto;
  canEdit: boolean;
}

/** The menu of actions on a seccion. An open dialog stays when it can be edited no more. */
export function SeccionMenu({ carpetaId, seccion, canEdit }: SeccionMenuProps) {
  const [dialogo, setDialogo] = useState<'nueva' | 'nombre' | null>(null);
  const { rename, remove } = useSeccionActions(carpetaId);

  return (
    <>
      {canEdit && (
        <ActionsMenu label={`Acciones de la sección ${seccion.nombre}`} size="small">
          <MenuItem Icon={FolderPlus} onClick={() => setDialogo('nueva')}>
            Nueva sección adentro
          </MenuItem>
          <MenuItem Icon={Pencil} onClick={() => setDialogo('nombre')}>
            Cambiar nombre
          </MenuItem>
          <MenuItem Icon={Trash2} isDanger onClick={() => remove(seccion)}>
            Eliminar
          </MenuItem>
        </ActionsMenu>
      )}
      {dialogo === 'nueva' && (
        <NuevaSeccionDialog carpetaId={carpetaId} padre={seccion} onClose={() => setDialogo(null)} />
      )}
      {dialogo === 'nombre' && (
        <LateRenombrarDialog
          title="Cambiar nombre"
          submitLabel="Guardar"
          label="Nombre de la sección"
          nombre={seccion.nombre}
          onSave={(nombre) => rename(seccion, nombre)}
          onClose={() => setDialogo(null)}
        />
      )}
    </>
  );
}
