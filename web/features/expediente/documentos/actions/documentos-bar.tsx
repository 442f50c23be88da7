import { FileArchive, FolderInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import { Button } from '../../../../components/button';
import { useElegidas } from '../../../../components/selection/elegibles';
import { BarraDeElegidas } from '../../../../components/selection/elegidas-bar';
import { useAttempt } from '../../../../components/use-attempt';
import { downloadFrom } from '../../../../lib/save-file';
import { usePermiso } from '../../../../session/use-permiso';
import { isDeAntesDeLaFirma } from '../de-antes-de-la-firma';
import { useZipAllowMutation } from '../documentos-api';
import type { Documentos } from '../use-documentos';
import type { Dialogo } from './dialogs';
import { useLoteActions } from './use-lote-actions';

interface BarraDeDocumentosProps {
  lista: Documentos;
  onDialogo: (dialogo: Dialogo) => void;
}

const look = { size: 'small', variant: 'outlined' } as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The bar with the actions on all chosen documents. */
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

/**
 * Makes the browser download documents as one ZIP, which may be larger than a page's memory. The session's token gets
 * the address of the ZIP. The answer sets a cookie that allows the download from this address.
 */
function useZip(carpetaId: string) {
  const attempt = useAttempt();
  const [allow] = useZipAllowMutation();
  const [isAsking, setIsAsking] = useState(false);
  const descargar = async (documentos: readonly DocumentoDto[]) => {
    setIsAsking(true);
    await attempt(async () => {
      const ids = documentos.map(({ id }) => id);
      downloadFrom((await allow({ id: carpetaId, pedirZipDto: { ids } }).unwrap()).url);
    });
    setIsAsking(false);
  };
  return { descargar, isAsking };
}
