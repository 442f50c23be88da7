import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { NuevaSeccionDialog } from './nueva-seccion-dialog';

/** Adds a seccion at the top level of the carpeta. An open dialog stays when it can be edited no more. */
export function NuevaSeccionButton({ carpetaId, canEdit }: { carpetaId: string; canEdit: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {canEdit && (
        <Button
          size="small"
          startIcon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          Nueva sección
        </Button>
      )}
      {isOpen && <NuevaSeccionDialog carpetaId={carpetaId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
