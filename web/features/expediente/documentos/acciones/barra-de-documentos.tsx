import { FileArchive, FolderInput, Trash2 } from 'lucide-react';
import { Button } from '../../../../components/button';
import { BarraDeElegidas } from '../../../../components/seleccion/barra-de-elegidas';
import { useElegidas } from '../../../../components/seleccion/elegibles';
import { usePermiso } from '../../../../session/use-permiso';
import { isDeAntesDeLaFirma } from '../de-antes-de-la-firma';
import type { Documentos } from '../use-documentos';
import type { Dialogo } from './dialogos';
import { useLoteActions } from './use-lote-actions';
import { useZip } from './use-zip';

interface BarraDeDocumentosProps {
  lista: Documentos;
  onDialogo: (dialogo: Dialogo) => void;
}

const look = { size: 'small', variant: 'outlined' } as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with all chosen documents. */
export function BarraDeDocumentos({ lista, onDialogo }: BarraDeDocumentosProps) {
  const { carpetaId, documentos = [], permisos, firmadaEn } = lista;
  const { isChosen, clear } = useElegidas();
  const { trash } = useLoteActions(carpetaId);
  const { descargar, isAsking } = useZip(carpetaId);
  const elegidos = documentos.filter(({ id }) => isChosen(id));
  const maySign = usePermiso('carpetas.firmar');
  const needsMotivo = maySign && elegidos.some((documento) => isDeAntesDeLaFirma(documento, firmadaEn));

  return (
    <BarraDeElegidas label="Documentos elegidos" genero="o">
      <Button
        {...look}
        startIcon={<FileArchive {...icon} />}
        loading={isAsking}
        onClick={() => void descargar(elegidos)}
      >
        Descargar ZIP
      </Button>
      {permisos.editarDocumentos && (
        <>
          <Button
            {...look}
            startIcon={<FolderInput {...icon} />}
            onClick={() => onDialogo({ tipo: 'lugar', documentos: elegidos })}
          >
            Mover…
          </Button>
          <Button
            {...look}
            startIcon={<Trash2 {...icon} />}
            onClick={() => {
              clear();
              if (needsMotivo) onDialogo({ tipo: 'eliminar', documentos: elegidos });
              else void trash(elegidos);
            }}
          >
            Eliminar
          </Button>
        </>
      )}
    </BarraDeElegidas>
  );
}
