import { nanoid } from '@reduxjs/toolkit';
import type { Tag } from '../../../components/tags/tag';
import type { TagChanges } from '../../../components/tags/use-tag-changes';
import {
  useCreateTableroEtiquetaMutation,
  useRemoveTableroEtiquetaMutation,
  useRenameTableroEtiquetaMutation,
  useRestoreTableroEtiquetaMutation,
} from '../etiquetas-writes';
import type { Tablero } from '../tableros-api';

/** Makes, renames and deletes the labels of a tablero; a deletion can be undone, on all cards that had it. */
export function useEtiquetas({ id: boardId, labels }: Tablero): TagChanges {
  const [create] = useCreateTableroEtiquetaMutation();
  const [rename] = useRenameTableroEtiquetaMutation();
  const [remove] = useRemoveTableroEtiquetaMutation();
  const [restore] = useRestoreTableroEtiquetaMutation();
  const find = ({ id }: Tag) => labels.find((etiqueta) => etiqueta.id === id);

  return {
    onCreate: (title) => create({ key: nanoid(), boardId, title }).unwrap(),
    onRename: async (tag, title) => {
      const before = find(tag);
      if (before) await rename({ before, title }).unwrap();
    },
    onRemove: ({ id }) => remove({ id, boardId }).unwrap(),
    onRestore: ({ id }) => restore({ id, boardId }).unwrap(),
  };
}
