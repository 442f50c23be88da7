import { FileUp, FolderOpen, SearchX } from 'lucide-react';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { useMaxMib } from '../subidas/limits';
import { SubirButton } from '../subidas/subir-button';
import type { Documentos } from '../use-documentos';

interface EmptyDocumentosProps {
  lista: Documentos;
  /** Opens the file chooser. */
  onSubir: () => void;
}

const paraQue = 'Aquí se guardan los escritos y los comprobantes de la carpeta, con todas sus versiones.';

/** Shown when the list is empty: the reason, and what the person can do. */
export function EmptyDocumentos({ lista, onSubir }: EmptyDocumentosProps) {
  const { direccion, lugar, change, permisos } = lista;
  const maxMib = useMaxMib();
  if (direccion.buscar) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ningún documento coincide"
        text="Pruebe con otra palabra del nombre o del texto, o en todos los documentos."
        action={
          <Button variant="outlined" onClick={() => change({ buscar: '' })}>
            Quitar el filtro
          </Button>
        }
      />
    );
  }
  if (!permisos.subirDocumentos) {
    return <EmptyState Icon={FolderOpen} title="Sin documentos" text={paraQue} />;
  }
  return (
    <EmptyState
      Icon={FileUp}
      title="Arrastre archivos aquí o elíjalos"
      text={`${lugar.tipo === 'seccion' ? 'Quedarán en esta sección.' : paraQue} Hasta ${maxMib} MB cada uno.`}
      action={<SubirButton onClick={onSubir} />}
    />
  );
}
