import { ArchiveRestore } from 'lucide-react';
import { Button } from '../../../../components/button';
import type { EnPapelera } from './papelera-api';
import { useRestaurar } from './use-restaurar';

/** Restores what is missing at an address. */
export function RecuperarButton({ deleted }: { deleted: EnPapelera }) {
  const { restore, isRestoring } = useRestaurar();
  return (
    <Button
      variant="contained"
      loading={isRestoring}
      startIcon={<ArchiveRestore size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void restore(deleted)}
    >
      Recuperar
    </Button>
  );
}
