import { ArchiveRestore } from 'lucide-react';
import { Button } from '../../../components/button';
import { usePapeleraFindQuery } from './papelera-api';
import { useRestaurar } from './use-restaurar';

/** Restores what is missing at an address, while it is in the trash; nothing when it is not there. */
export function RecuperarButton({ id }: { id: string }) {
  const { data } = usePapeleraFindQuery(undefined, { refetchOnMountOrArgChange: true });
  const { restore, isRestoring } = useRestaurar();
  const deleted = data?.find((each) => each.id === id);
  if (!deleted) return null;
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
