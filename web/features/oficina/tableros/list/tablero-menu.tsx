import { Pencil, Trash2 } from 'lucide-react';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';

interface TableroMenuProps {
  title: string;
  onEdit: () => void;
  onRemove: () => void;
}

export function TableroMenu({ title, onEdit, onRemove }: TableroMenuProps) {
  return (
    <ActionsMenu label={`Acciones de ${title}`}>
      <MenuItem Icon={Pencil} onClick={onEdit}>
        Editar
      </MenuItem>
      <MenuItem Icon={Trash2} isDanger onClick={onRemove}>
        Eliminar
      </MenuItem>
    </ActionsMenu>
  );
}
