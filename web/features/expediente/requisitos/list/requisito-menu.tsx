import { ArrowDown, ArrowUp, FileText, FileX, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { latePanel } from '../../../../components/late-panel';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { useCambiar } from '../use-cambiar';
import { useQuitar } from '../use-quitar';

const { Panel: DocumentoDeCarpetaDialog } = latePanel(
  async () => (await import('../../documentos/public/carpeta-documento-dialog')).DocumentoDeCarpetaDialog,
);

interface RequisitoMenuProps {
  carpetaId: string;
  requisito: RequisitoDto;
  /** All requisitos of the carpeta, in their order. */
  requisitos: readonly RequisitoDto[];
  canDecide: boolean;
}

/** The actions on a requisito. */
export function RequisitoMenu({ carpetaId, requisito, requisitos, canDecide }: RequisitoMenuProps) {
  const [isAttaching, setIsAttaching] = useState(false);
  const navigate = useNavigate();
  const cambiar = useCambiar(carpetaId);
  const quitar = useQuitar(carpetaId);
  const { id, nombre, documento, quitable } = requisito;
  const place = requisitos.findIndex((one) => one.id === id) + 1;
  return (
    <>
      <ActionsMenu label={`Acciones de ${nombre}`}>
        <MenuItem Icon={FileText} onClick={() => setIsAttaching(true)}>
          {documento ? 'Cambiar el documento…' : 'Adjuntar un documento…'}
        </MenuItem>
        {documento && (
          <MenuItem Icon={FileX} onClick={() => cambiar(id, { documentoId: null, nombrados: { documento: null } })}>
            Quitar el documento
          </MenuItem>
        )}
        {canDecide && (
          <>
            <MenuItem
              Icon={Pencil}
              onClick={() => void navigate(`/carpetas/${carpetaId}/requisitos/${id}`, { preventScrollReset: true })}
            >
              Editar
            </MenuItem>
            <MenuItem Icon={ArrowUp} disabled={place <= 1} onClick={() => cambiar(id, { orden: place - 1 })}>
              Subir
            </MenuItem>
            <MenuItem
              Icon={ArrowDown}
              disabled={place >= requisitos.length}
              onClick={() => cambiar(id, { orden: place + 1 })}
            >
              Bajar
            </MenuItem>
            <MenuSeparator />
            <MenuItem
              Icon={Trash2}
              isDanger
              motivo={quitable ? undefined : 'El acto lo exige: márquelo «No aplica».'}
              onClick={() => quitar(requisito, place)}
            >
              Quitar de la carpeta
            </MenuItem>
          </>
        )}
      </ActionsMenu>
      {isAttaching && (
        <DocumentoDeCarpetaDialog
          carpetaId={carpetaId}
          title={`Documento de ${nombre}`}
          onElegir={(elegido) => {
            const arrived = requisito.estado === 'pendiente' || requisito.estado === 'solicitado';
            void cambiar(id, {
              documentoId: elegido.id,
              nombrados: { documento: elegido },
              ...(arrived && { estado: 'recibido' }),
            });
          }}
          onClose={() => setIsAttaching(false)}
        />
      )}
    </>
  );
}
