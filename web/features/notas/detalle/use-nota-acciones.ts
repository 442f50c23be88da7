import { apiMessage } from '../../../api/api-message';
import { useApp, useAppDispatch } from '../../../app/hooks';
import { useToast } from '../../../components/toast-actions';
import { isVacia } from '../cambios';
import { useCambiarNota } from '../escritura';
import { removeNota, restoreNota } from '../notas-writes';
import type { NotaEditor } from './use-nota-editor';

interface Options {
  image: string | null;
  /** Made here: it leaves nothing when it says nothing. */
  isNew: boolean;
  onClose: () => void;
}

/** What is done with a nota as a whole; each closes it, and each can be undone. */
export function useNotaAcciones(editor: NotaEditor, { image, isNew, onClose }: Options) {
  const app = useApp();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const cambiar = useCambiarNota();

  const restore = (id: string) =>
    void dispatch(restoreNota(id)).catch((error) => toast(apiMessage(error), { severity: 'error' }));

  const discard = async (text?: string) => {
    // What was just typed belongs to what an undo brings back.
    await editor.settle().catch(() => undefined);
    const id = editor.idOf();
    if (!id) return;
    try {
      await dispatch(removeNota(id));
      if (text) toast(text, { action: { label: 'Deshacer', onClick: () => restore(id) } });
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };

  return {
    close: () => {
      if (isNew && isVacia(editor.campos, image)) void discard();
      onClose();
    },
    remove: () => {
      void discard('Nota eliminada');
      onClose();
    },
    toggleArchived: () => {
      const { archived } = editor.campos;
      editor.change({ archived: !archived });
      onClose();
      const undo = async () => {
        // Of what is on its way: one that was just written has its id by then, and is not changed in two ways at once.
        await app.services.saveFirst?.();
        const id = editor.idOf();
        if (id) cambiar(id, { archived });
      };
      toast(archived ? 'La nota salió del archivo' : 'Nota archivada', {
        action: { label: 'Deshacer', onClick: () => void undo() },
      });
    },
  };
}

export type NotaAcciones = ReturnType<typeof useNotaAcciones>;
