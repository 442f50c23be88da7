import MenuItem from '@mui/material/MenuItem';
import { Pencil, Trash2 } from 'lucide-react';
import { Acciones, menuIcon } from '../acciones';

interface TableroMenuProps {
  title: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** What may be done with a tablero. */
export function TableroMenu({ title, onEdit, onRemove }: TableroMenuProps) {
  return (
    <Acciones label={`Acciones de ${title}`} size="medium">
      {(choose) => [
        <MenuItem key="editar" onClick={choose(onEdit)}>
          <Pencil {...menuIcon} />
          Editar
        </MenuItem>,
        <MenuItem key="eliminar" sx={{ color: 'error.main' }} onClick={choose(onRemove)}>
          <Trash2 {...menuIcon} />
          Eliminar
        </MenuItem>,
      ]}
    </Acciones>
  );
}
