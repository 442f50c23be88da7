import { useEscribir } from '../../../../collection/use-escribir';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { tituloDe } from '../busqueda';
import { isVacia } from '../nota-vacia';
import { notas } from '../notas';
import { useCambiarNota } from '../use-cambiar-nota';
import type { NotaEditor } from './use-nota-editor';

interface Options {
  /** Whether the nota was begun in this dialog. If it is empty, closing the dialog deletes it. */
  isNew: boolean;
  onClose: () => void;
}

/** The actions on a whole nota. Each closes the dialog; deleting and archiving can be undone. */
export function useNotaAcciones(editor: NotaEditor, { isNew, onClose }: Options) {
  const toast = useToast();
  const cambiar = useCambiarNota();
  const { escribir, eliminar } = useEscribir();
  const { id, nota, campos, autosave } = editor;

  const remove = async () => {
    // The last text is saved first, so that an undo brings it back too.
    const unsaved = await autosave.settle();
    if (!editor.exists()) return;
    const said = `${named('Nota', tituloDe(campos))} eliminada`;
    const restore = notas.send('notasRestore', { id });
    const isGone = await eliminar(notas.send('notasRemove', { id }), { said, restore });
    if (!isGone && unsaved) cambiar(id, unsaved);
  };

  return {
    close: () => {
      onClose();
      if (!isNew || !isVacia(campos, nota?.image)) return;
      autosave.discard();
      if (editor.exists()) void escribir(notas.send('notasRemove', { id }));
    },
    remove: () => {
      void remove();
      onClose();
    },
    toggleArchived: () => {
      const { archived } = campos;
      editor.change({ archived: !archived });
      onClose();
      // A refused change stays a draft, which is saved later.
      offerUndo(toast, archived ? 'La nota salió del archivo' : 'Nota archivada', async () =>
        cambiar(id, { archived }),
      );
    },
  };
}

export type NotaAcciones = ReturnType<typeof useNotaAcciones>;
