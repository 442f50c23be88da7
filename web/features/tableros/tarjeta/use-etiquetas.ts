import { useAppDispatch } from '../../../app/hooks';
import type { Tag } from '../../../components/tags/tag';
import type { TagChanges } from '../../../components/tags/use-tag-changes';
import { createEtiqueta, removeEtiqueta, renameEtiqueta } from '../etiquetas-writes';
import { type Tablero, useEtiquetasDeTableroRestoreMutation } from '../tableros-api';

/** Makes, renames and deletes the labels of a tablero; a deletion can be undone, on all cards that had it. */
export function useEtiquetas({ id: boardId, labels }: Tablero): TagChanges {
  const dispatch = useAppDispatch();
  const [restore] = useEtiquetasDeTableroRestoreMutation();
  const find = ({ id }: Tag) => labels.find((etiqueta) => etiqueta.id === id);

  return {
    onCreate: (title) => dispatch(createEtiqueta(boardId, title)).unwrap(),
    onRename: async (tag, title) => {
      const before = find(tag);
      if (before) await dispatch(renameEtiqueta(before, title)).unwrap();
    },
    onRemove: ({ id }) => dispatch(removeEtiqueta(boardId, id)).unwrap(),
    onRestore: ({ id }) => restore({ id }).unwrap(),
  };
}
