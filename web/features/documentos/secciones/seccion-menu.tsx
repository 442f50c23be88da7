import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SeccionDto } from '../../../api/generated/documentos';
import { HintButton } from '../../../components/hint-button';
import { LateRenombrarDialog } from '../acciones/late-renombrar';
import { NuevaSeccionDialog } from './nueva-seccion-dialog';
import { useSeccionActions } from './use-seccion-actions';

interface SeccionMenuProps {
  carpetaId: string;
  seccion: SeccionDto;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with a seccion. */
export function SeccionMenu({ carpetaId, seccion }: SeccionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialogo, setDialogo] = useState<'nueva' | 'nombre' | null>(null);
  const { rename, remove } = useSeccionActions(carpetaId);
  const close = () => setAnchor(null);
  const choose = (action: () => unknown) => () => {
    close();
    void action();
  };

  return (
    <>
      <HintButton
        size="small"
        label={`Acciones de la sección ${seccion.nombre}`}
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={16} strokeWidth={1.75} />
      </HintButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={choose(() => setDialogo('nueva'))}>
          <FolderPlus {...icon} />
          Nueva sección adentro
        </MenuItem>
        <MenuItem onClick={choose(() => setDialogo('nombre'))}>
          <Pencil {...icon} />
          Cambiar nombre
        </MenuItem>
        <MenuItem sx={{ color: 'error.main' }} onClick={choose(() => remove(seccion))}>
          <Trash2 {...icon} />
          Eliminar
        </MenuItem>
      </Menu>
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
