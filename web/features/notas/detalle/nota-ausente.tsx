import { FileX2 } from 'lucide-react';
import { useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import { useAppDispatch } from '../../../app/hooks';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { restoreNota } from '../notas-writes';

interface NotaAusenteProps {
  /** Of one that was there a moment ago. */
  id: string | null;
  onClose: () => void;
}

/** In the place of a nota that is not there, or not any more. */
export function NotaAusente({ id, onClose }: NotaAusenteProps) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const restore = (notaId: string) =>
    void dispatch(restoreNota(notaId)).catch((error) => setProblem(apiMessage(error)));
  return (
    <EmptyState
      Icon={FileX2}
      title={id ? 'Esta nota se eliminó en otra pestaña' : 'Esta nota no existe'}
      text={problem ?? (id ? 'Puede recuperarla durante un día.' : 'Quizá se eliminó, o la dirección no es la suya.')}
      action={
        id ? (
          <Button variant="contained" onClick={() => restore(id)}>
            Recuperarla
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            Ver las notas
          </Button>
        )
      }
    />
  );
}
