import { FileArchive, FolderInput, Trash2 } from 'lucide-react';
import type { DocumentoDto } from '../../../api/generated/documentos';
import { Button } from '../../../components/button';
import { BarraDeElegidas } from '../../../components/seleccion/barra-de-elegidas';
import { useElegidas } from '../../../components/seleccion/elegibles';
import type { Documentos } from '../use-documentos';
import { useLoteActions } from './use-lote-actions';
import { useZip } from './use-zip';

interface BarraDeDocumentosProps {
  lista: Documentos;
  onMover: (documentos: DocumentoDto[]) => void;
}

const look = { size: 'small', variant: 'outlined' } as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with all chosen documents. */
export function BarraDeDocumentos({ lista, onMover }: BarraDeDocumentosProps) {
  const { carpetaId, documentos = [], permisos } = lista;
  const { isChosen, clear } = useElegidas();
  const { trash } = useLoteActions(carpetaId);
  const { descargar, isAsking } = useZip(carpetaId);
  const elegidos = documentos.filter(({ id }) => isChosen(id));

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
          <Button {...look} startIcon={<FolderInput {...icon} />} onClick={() => onMover(elegidos)}>
            Mover…
          </Button>
          <Button
            {...look}
            startIcon={<Trash2 {...icon} />}
            onClick={() => {
              clear();
              void trash(elegidos);
            }}
          >
            Eliminar
          </Button>
        </>
      )}
    </BarraDeElegidas>
  );
}
