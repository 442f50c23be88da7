import { FileX2 } from 'lucide-react';
import { useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import { useAppDispatch } from '../../../app/hooks';
import { LostDraft } from '../../../autosave/lost-draft';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { restoreNota } from '../notas-writes';
import styles from './nota-dialog.module.css';
import type { NotaEditor } from './use-nota-editor';

interface NotaAusenteProps {
  /** Of one that was there a moment ago. */
  id: string | null;
  editor: Pick<NotaEditor, 'autosave' | 'hasDraft'>;
  onClose: () => void;
}

/** In the place of a nota that is not there, or not any more; what was being written in it comes back with it. */
export function NotaAusente({ id, editor: { autosave, hasDraft }, onClose }: NotaAusenteProps) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const leave = () => {
    autosave.discard();
    onClose();
  };
  if (!id) {
    return (
      <>
        <EmptyState
          Icon={FileX2}
          title="Esta nota no existe"
          text="Quizá se eliminó, o la dirección no es la suya."
          action={
            <Button variant="outlined" onClick={onClose}>
              Ver las notas
            </Button>
          }
        />
        <LostDraft draft={autosave.draft} onDiscard={leave} />
      </>
    );
  }
  const restore = async () => {
    try {
      await dispatch(restoreNota(id));
      if (hasDraft) autosave.retry();
    } catch (error) {
      setProblem(apiMessage(error));
    }
  };
  const text = hasDraft
    ? 'Puede recuperarla durante un día, con lo que estaba escribiendo aquí.'
    : 'Puede recuperarla durante un día.';
  return (
    <EmptyState
      Icon={FileX2}
      title="Esta nota se eliminó en otra pestaña"
      text={problem ?? text}
      action={
        <span className={styles.actions}>
          <Button variant="outlined" onClick={leave}>
            Dejarla eliminada
          </Button>
          <Button variant="contained" onClick={() => void restore()}>
            Recuperarla
          </Button>
        </span>
      }
    />
  );
}
