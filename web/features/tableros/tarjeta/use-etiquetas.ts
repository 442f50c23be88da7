import { nanoid } from '@reduxjs/toolkit';
import { useToast } from '../../../components/toast-actions';
import {
  useCreateTableroEtiquetaMutation,
  useRemoveTableroEtiquetaMutation,
  useRenameTableroEtiquetaMutation,
  useRestoreTableroEtiquetaMutation,
} from '../etiquetas-writes';
import type { Tablero } from '../tableros-api';

/** Makes, renames and deletes the labels of a tablero; a deletion can be undone, on all cards that had it. */
export function useEtiquetas({ id: boardId, labels }: Tablero) {
  const toast = useToast();
  const [create] = useCreateTableroEtiquetaMutation();
  const [rename] = useRenameTableroEtiquetaMutation();
  const [remove] = useRemoveTableroEtiquetaMutation();
  const [restore] = useRestoreTableroEtiquetaMutation();
  const find = (id: string) => labels.find((etiqueta) => etiqueta.id === id);

  return {
    create: (title: string) => create({ key: nanoid(), boardId, title }).unwrap(),
    rename: async (id: string, title: string) => {
      const before = find(id);
      if (before) await rename({ before, title }).unwrap();
    },
    remove: async (id: string) => {
      const etiqueta = find(id);
      if (!etiqueta) return;
      const { error } = await remove(etiqueta);
      if (error) return;
      toast('Etiqueta eliminada', { action: { label: 'Deshacer', onClick: () => void restore(etiqueta) } });
    },
  };
}
