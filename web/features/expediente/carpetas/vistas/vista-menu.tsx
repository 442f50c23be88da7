import { CopyPlus, Pencil, Trash2, Undo2, UserMinus, Users } from 'lucide-react';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { usePermiso } from '../../../../session/use-permiso';
import type { useVista } from './use-vista';
import type { VistaAbierta } from './vistas';

interface VistaMenuProps {
  abierta: VistaAbierta;
  isModified: boolean;
  vista: ReturnType<typeof useVista>;
  /** Shows the view as it was saved. */
  onReset: () => void;
  onNew: () => void;
  onRename: () => void;
  onRemoved: () => void;
}

/** The menu with the other actions on a view. */
export function VistaMenu({ abierta, isModified, vista, onReset, onNew, onRename, onRemoved }: VistaMenuProps) {
  const canShare = usePermiso('vistas.compartir');
  const { editable = false, compartida = false, esPropia = false } = abierta.guardada ?? {};
  const share = () =>
    vista.change(
      { compartida: !compartida },
      compartida ? 'La vista ya no se comparte' : 'Vista compartida con el equipo',
    );

  return (
    <ActionsMenu label={`Acciones de la vista ${abierta.nombre}`} size="small">
      {isModified && (
        <MenuItem Icon={Undo2} onClick={onReset}>
          Descartar los cambios
        </MenuItem>
      )}
      {isModified && (
        <MenuItem Icon={CopyPlus} onClick={onNew}>
          Guardar como nueva…
        </MenuItem>
      )}
      {editable && (
        <MenuItem Icon={Pencil} onClick={onRename}>
          Cambiar el nombre…
        </MenuItem>
      )}
      {esPropia && (compartida || canShare) && (
        <MenuItem Icon={compartida ? UserMinus : Users} onClick={share}>
          {compartida ? 'Dejar de compartir' : 'Compartir con el equipo'}
        </MenuItem>
      )}
      {editable && (
        <MenuItem
          Icon={Trash2}
          isDanger
          onClick={async () => {
            if (await vista.remove()) onRemoved();
          }}
        >
          Eliminar la vista
        </MenuItem>
      )}
    </ActionsMenu>
  );
}
