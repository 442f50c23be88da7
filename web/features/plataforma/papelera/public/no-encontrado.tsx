import { ArchiveRestore } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../../components/button';
import { Missing, noEncontrado } from '../../../../components/missing';
import { type EnPapelera, useEliminado } from './papelera-api';
import { useRestaurar } from './use-restaurar';

interface NoEncontradoProps extends Pick<ComponentProps<typeof Missing>, 'Icon' | 'back' | 'children'> {
  /** The id in the address. */
  id: string;
  que: Parameters<typeof noEncontrado>[0];
  /** Whether the thing was shown here before. Then somebody has deleted it. */
  wasThere?: boolean;
}

/** Shown at the address of a missing thing. It says «deleted» only when that is known. */
export function NoEncontrado({ id, que, wasThere = false, ...missing }: NoEncontradoProps) {
  const deleted = useEliminado(id);
  const words = deleted || wasThere ? eliminado(que, deleted !== undefined) : noEncontrado(que);
  return <Missing {...missing} {...words} action={deleted && <RecuperarButton deleted={deleted} />} />;
}

const eliminado = (que: string, isInPapelera: boolean) => ({
  title: `Se eliminó ${que}`,
  text: isInPapelera ? 'Se puede recuperar durante un día.' : undefined,
});

/** A button that restores the missing thing. */
function RecuperarButton({ deleted }: { deleted: EnPapelera }) {
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
