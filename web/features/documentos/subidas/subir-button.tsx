import { Upload } from 'lucide-react';
import { FileButton } from '../../../components/file-button';

/** Chooses files to be uploaded, several at once. */
export function SubirButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <FileButton
      variant="contained"
      multiple
      startIcon={<Upload size={16} strokeWidth={2} aria-hidden="true" />}
      onFiles={onFiles}
    >
      Subir archivos
    </FileButton>
  );
}
