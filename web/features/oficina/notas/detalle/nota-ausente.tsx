import { FileX2 } from 'lucide-react';
import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { LostDraft } from '../../../../autosave/lost-draft';
import { Button } from '../../../../components/button';
import { Missing } from '../../../../components/missing';
import { useAppDispatch } from '../../../../store/hooks';
import { NoEncontrado } from '../../../plataforma/papelera/publico/no-encontrado';
import { notas } from '../notas';
import type { NotaEditor } from './use-nota-editor';

interface NotaAusenteProps {
  id: string;
  /** The nota existed since its address was opened, so somebody deleted it. */
  wasThere: boolean;
  autosave: NotaEditor['autosave'];
  onClose: () => void;
}

/** Shown in place of a nota that does not exist. A deleted one can be restored, with its unsaved draft. */
export function NotaAusente({ id, wasThere, autosave, onClose }: NotaAusenteProps) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const hasDraft = Object.keys(autosave.draft).length > 0;
  if (!wasThere) {
    return (
      <NoEncontrado id={id} que="la nota" Icon={FileX2} back={{ label: 'Ver las notas', onClick: onClose }}>
        <LostDraft kind="nota" id={id} onDiscarded={onClose} />
      </NoEncontrado>
    );
  }
  const leave = () => {
    autosave.discard();
    onClose();
  };
  const restore = async () => {
    try {
      await dispatch(notas.send('notasRestore', { id }));
      if (hasDraft) autosave.retry();
    } catch (error) {
      setProblem(apiMessage(error));
    }
  };
  const text = hasDraft
    ? 'Puede recuperarla durante un día, con lo que estaba escribiendo aquí.'
    : 'Puede recuperarla durante un día.';
  return (
    <Missing
      Icon={FileX2}
      title="Esta nota se eliminó en otra pestaña"
      text={problem ?? text}
      back={{ label: 'Dejarla eliminada', onClick: leave }}
      action={
        <Button variant="contained" onClick={() => void restore()}>
          Recuperarla
        </Button>
      }
    />
  );
}
