import { Upload } from 'lucide-react';
import { useEffect } from 'react';
import { ElegirDialog } from '../../../../components/elegir-dialog';
import { FileButton } from '../../../../components/file-button';
import { useApp } from '../../../../store/hooks';
import { installDocumentosSubidas } from '../subidas/install-documentos-subidas';
import { useSubir } from '../subidas/use-subir';
import { DocumentosEntradas } from './documentos-entradas';

interface DocumentoDeCarpetaDialogProps {
  carpetaId: string;
  title: string;
  onElegir: (documento: { id: string; nombre: string }) => void;
  onClose: () => void;
}

/** Chooses a document of one carpeta. A file that the person uploads here joins the list. */
export function DocumentoDeCarpetaDialog({ carpetaId, title, onElegir, onClose }: DocumentoDeCarpetaDialogProps) {
  const app = useApp();
  const subir = useSubir();
  useEffect(() => {
    installDocumentosSubidas(app);
  }, [app]);
  return (
    <ElegirDialog title={title} onClose={onClose}>
      <DocumentosEntradas
        carpetaId={carpetaId}
        onElegir={(documento) => {
          onClose();
          onElegir(documento);
        }}
      />
      <FileButton
        variant="outlined"
        label="Archivo para subir"
        startIcon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
        onFiles={(files) => subir(files, { carpetaId })}
      >
        Subir un archivo
      </FileButton>
    </ElegirDialog>
  );
}
