import type { DocumentoDto } from '../../../../api/generated/documentos';
import { NuevaVersionDialog } from '../../../../subidas/nueva-version-dialog';
import { useMaxMib } from '../subidas/limits';
import { useSubir } from '../subidas/use-subir';

interface NuevaVersionDeDocumentoProps {
  documento: DocumentoDto;
  needsMotivo: boolean;
  onClose: () => void;
}

/** Asks for the file of a document's next version, and for the reason. */
export function NuevaVersionDeDocumento({ documento, needsMotivo, onClose }: NuevaVersionDeDocumentoProps) {
  const { id: documentoId, carpetaId, nombre, versiones } = documento;
  const subir = useSubir();
  return (
    <NuevaVersionDialog
      nombre={nombre}
      versiones={versiones}
      maxMib={useMaxMib()}
      needsMotivo={needsMotivo}
      onSubir={(file, motivo) => subir([file], { carpetaId, documentoId, motivo })}
      onClose={onClose}
    />
  );
}
