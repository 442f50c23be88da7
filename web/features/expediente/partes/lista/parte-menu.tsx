import { ArrowDown, ArrowUp, Pencil, UserMinus, UserPen } from 'lucide-react';
import type { ParteDto } from '../../../../api/generated/partes';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { useRutas } from '../use-rutas';
import { useMoveParte } from './use-move-parte';
import { useRemoveParte } from './use-remove-parte';

interface ParteMenuProps {
  carpetaId: string;
  parte: ParteDto;
  /** All partes of the carpeta, in their order. */
  partes: readonly ParteDto[];
}

/** The actions on a parte. */
export function ParteMenu({ carpetaId, parte, partes }: ParteMenuProps) {
  const { editar, editarPersona } = useRutas();
  const move = useMoveParte(carpetaId);
  const remove = useRemoveParte(carpetaId);
  const { id, orden, persona } = parte;
  return (
    <ActionsMenu label={`Acciones de ${persona.nombreCompleto}`}>
      <MenuItem Icon={Pencil} onClick={() => editar(id)}>
        Editar participación
      </MenuItem>
      <MenuItem Icon={UserPen} onClick={() => editarPersona(id)}>
        Editar datos de la persona
      </MenuItem>
      <MenuItem Icon={ArrowUp} disabled={orden <= 1} onClick={() => move(parte, orden - 1)}>
        Subir
      </MenuItem>
      <MenuItem Icon={ArrowDown} disabled={orden >= partes.length} onClick={() => move(parte, orden + 1)}>
        Bajar
      </MenuItem>
      <MenuSeparator />
      <MenuItem Icon={UserMinus} isDanger onClick={() => void remove(parte, partes)}>
        Quitar de la carpeta
      </MenuItem>
    </ActionsMenu>
  );
}
