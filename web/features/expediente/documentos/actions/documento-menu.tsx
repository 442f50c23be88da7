import { Download, Eye, FileUp, FolderInput, Pencil, Printer, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { openedHere } from '../../../../lib/opened-here';
import { usePermiso } from '../../../../session/use-permiso';
import { isDeAntesDeLaFirma } from '../de-antes-de-la-firma';
import { useDireccion } from '../direccion';
import { isImprimible } from '../imprimir/imprimible';
import { type DeDocumento, deDocumento } from '../public/de-documento';
import type { Dialogo } from './dialogs';
import { useDescarga } from './use-descarga';
import { useDocumentoActions } from './use-documento-actions';

interface DocumentoMenuProps {
  documento: DocumentoDto;
  canEdit: boolean;
  firmadaEn: string | null;
  onDialogo: (dialogo: Dialogo) => void;
}

/** The menu of actions on a document. */
export function DocumentoMenu({ documento, canEdit, firmadaEn, onDialogo }: DocumentoMenuProps) {
  const { id, nombre } = documento;
  const { hrefOf } = useDireccion();
  const navigate = useNavigate();
  const descargar = useDescarga();
  const { trash } = useDocumentoActions();
  const maySign = usePermiso('carpetas.firmar');
  const isFirmado = isDeAntesDeLaFirma(documento, firmadaEn);
  const canReplace = maySign || !isFirmado;
  const ask = (tipo: 'nombre' | 'version') => () => onDialogo({ tipo, documento });

  return (
    <ActionsMenu label={`Acciones de ${nombre}`}>
      <MenuItem
        Icon={Eye}
        onClick={() =>
          navigate(hrefOf({ documento: id, version: null }), { state: openedHere, preventScrollReset: true })
        }
      >
        Previsualizar
      </MenuItem>
      <MenuItem Icon={Download} onClick={() => descargar(documento, documento.actual)}>
        Descargar
      </MenuItem>
      {isImprimible(documento.actual) && (
        <MenuItem Icon={Printer} onClick={() => onDialogo({ tipo: 'imprimir', documento, version: documento.actual })}>
          Imprimir
        </MenuItem>
      )}
      {deDocumento.map(({ permiso, label, Icon }, place) => (
        <OtherItem
          key={label}
          permiso={permiso}
          Icon={Icon}
          onClick={() => onDialogo({ tipo: 'otro', place, documento })}
        >
          {label}
        </OtherItem>
      ))}
      {canEdit && (
        <>
          {canReplace && (
            <MenuItem Icon={FileUp} onClick={ask('version')}>
              Subir nueva versión
            </MenuItem>
          )}
          {canReplace && (
            <>
              <MenuItem Icon={Pencil} onClick={ask('nombre')}>
                Cambiar nombre
              </MenuItem>
              <MenuItem Icon={FolderInput} onClick={() => onDialogo({ tipo: 'lugar', documentos: [documento] })}>
                Mover a…
              </MenuItem>
              <MenuSeparator />
              <MenuItem
                Icon={Trash2}
                isDanger
                onClick={() =>
                  isFirmado ? onDialogo({ tipo: 'eliminar', documentos: [documento] }) : trash(documento)
                }
              >
                {isFirmado ? 'Enviar a la papelera…' : 'Enviar a la papelera'}
              </MenuItem>
            </>
          )}
        </>
      )}
    </ActionsMenu>
  );
}

/** An entry that another feature adds to the menu. */
function OtherItem({ permiso, ...item }: Pick<DeDocumento, 'permiso'> & ComponentProps<typeof MenuItem>) {
  return usePermiso(permiso) && <MenuItem {...item} />;
}
