import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { HintButton } from '../../../components/hint-button';

interface TableroMenuProps {
  title: string;
  onEdit: () => void;
  onRemove: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with a tablero. */
export function TableroMenu({ title, onEdit, onRemove }: TableroMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <HintButton
        label={`Acciones de ${title}`}
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} />
      </HintButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem onClick={choose(onEdit)}>
          <Pencil {...icon} />
          Editar
        </MenuItem>
        <MenuItem sx={{ color: 'error.main' }} onClick={choose(onRemove)}>
          <Trash2 {...icon} />
          Eliminar
        </MenuItem>
      </Menu>
    </>
  );
}
