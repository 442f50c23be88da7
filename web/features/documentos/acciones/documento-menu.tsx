import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, EllipsisVertical, Eye, FileUp, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentoDto } from '../../../api/generated/documentos';
import { HintButton } from '../../../components/hint-button';
import { useDireccion } from '../direccion';
import type { Dialogo } from './dialogos';
import { useDescarga } from './use-descarga';
import { useDocumentoActions } from './use-documento-actions';

interface DocumentoMenuProps {
  documento: DocumentoDto;
  canEdit: boolean;
  onDialogo: (dialogo: Dialogo) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with a document. */
export function DocumentoMenu({ documento, canEdit, onDialogo }: DocumentoMenuProps) {
  const { id, nombre } = documento;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { hrefOf } = useDireccion();
  const navigate = useNavigate();
  const descargar = useDescarga();
  const { trash } = useDocumentoActions();
  const close = () => setAnchor(null);
  const choose = (action: () => unknown) => () => {
    close();
    void action();
  };
  const ask = (tipo: Dialogo['tipo']) => choose(() => onDialogo({ tipo, documento }));

  return (
    <>
      <HintButton
        label={`Acciones de ${nombre}`}
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
        <MenuItem
          onClick={choose(() => navigate(hrefOf({ documento: id, version: null }), { preventScrollReset: true }))}
        >
          <Eye {...icon} />
          Previsualizar
        </MenuItem>
        <MenuItem onClick={choose(() => descargar(documento, documento.actual))}>
          <Download {...icon} />
          Descargar
        </MenuItem>
        {canEdit && [
          <MenuItem key="version" onClick={ask('version')}>
            <FileUp {...icon} />
            Subir nueva versión
          </MenuItem>,
          <MenuItem key="nombre" onClick={ask('nombre')}>
            <Pencil {...icon} />
            Cambiar nombre
          </MenuItem>,
          <MenuItem key="lugar" onClick={ask('lugar')}>
            <FolderInput {...icon} />
            Mover a…
          </MenuItem>,
          <Divider key="linea" sx={{ my: '6px !important' }} />,
          <MenuItem key="papelera" sx={{ color: 'error.main' }} onClick={choose(() => trash(documento))}>
            <Trash2 {...icon} />
            Enviar a la papelera
          </MenuItem>,
        ]}
      </Menu>
    </>
  );
}
