import { ListX } from 'lucide-react';
import { LostDraft } from '../../../autosave/lost-draft';
import { useLostDraft } from '../../../autosave/use-lost-draft';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';

interface TareaAusenteProps {
  id: string;
  /** It was open when it went. */
  wasDeleted: boolean;
  onClose: () => void;
}

/** In place of a tarea that there is no more, or that this person may not see. */
export function TareaAusente({ id, wasDeleted, onClose }: TareaAusenteProps) {
  const { draft, discard } = useLostDraft('tarea', id);
  const leave = () => {
    discard();
    onClose();
  };
  return (
    <div role="alert">
      <EmptyState
        Icon={ListX}
        title={wasDeleted ? 'Alguien eliminó esta tarea' : 'La tarea no existe'}
        text={
          wasDeleted
            ? 'Ya no está en la lista del equipo.'
            : 'Puede que se haya eliminado, o que el enlace no sea correcto.'
        }
        action={
          <Button variant="outlined" onClick={onClose}>
            Cerrar
          </Button>
        }
      />
      <LostDraft draft={draft} onDiscard={leave} />
    </div>
  );
}
