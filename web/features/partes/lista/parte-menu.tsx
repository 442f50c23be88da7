import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, UserMinus, UserPen } from 'lucide-react';
import { useState } from 'react';
import type { ParteDto } from '../../../api/generated/partes';
import { HintButton } from '../../../components/hint-button';
import { useRutas } from '../use-rutas';
import { useMoveParte } from './use-move-parte';
import { useRemoveParte } from './use-remove-parte';

interface ParteMenuProps {
  carpetaId: string;
  parte: ParteDto;
  /** All of the carpeta, in their order. */
  partes: readonly ParteDto[];
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with a parte. */
export function ParteMenu({ carpetaId, parte, partes }: ParteMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { editar, editarPersona } = useRutas();
  const move = useMoveParte(carpetaId);
  const remove = useRemoveParte(carpetaId);
  const close = () => setAnchor(null);
  const choose = (action: () => unknown) => () => {
    close();
    void action();
  };

  return (
    <>
      <HintButton
        label={`Acciones de ${parte.persona.nombreCompleto}`}
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
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem onClick={choose(() => editar(parte.id))}>
          <Pencil {...icon} />
          Editar participación
        </MenuItem>
        <MenuItem onClick={choose(() => editarPersona(parte.id))}>
          <UserPen {...icon} />
          Editar datos de la persona
        </MenuItem>
        <MenuItem disabled={parte.orden <= 1} onClick={choose(() => move(parte, parte.orden - 1))}>
          <ArrowUp {...icon} />
          Subir
        </MenuItem>
        <MenuItem disabled={parte.orden >= partes.length} onClick={choose(() => move(parte, parte.orden + 1))}>
          <ArrowDown {...icon} />
          Bajar
        </MenuItem>
        <Divider sx={{ my: '6px !important' }} />
        <MenuItem sx={{ color: 'error.main' }} onClick={choose(() => remove(parte, partes))}>
          <UserMinus {...icon} />
          Quitar de la carpeta
        </MenuItem>
      </Menu>
    </>
  );
}
