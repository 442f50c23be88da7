import { Upload } from 'lucide-react';
import { Button } from '../../../../components/button';

/** Opens the file chooser of the tab. */
export function SubirButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<Upload size={16} strokeWidth={2} aria-hidden="true" />} onClick={onClick}>
      Subir archivos
    </Button>
  );
}
