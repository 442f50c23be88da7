import type { TagChanges } from '../../../../components/tags/use-tag-changes';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { tableros } from '../tableros';
import type { Tablero } from '../tableros-api';

/** Creates, renames and deletes the labels of a tablero. A restored label is back on all cards that had it. */
export function useEtiquetas({ id: boardId }: Tablero): TagChanges {
  const dispatch = useAppDispatch();
  return {
    onCreate: (title) => {
      const label = { id: newId(), boardId, title };
      return dispatch(tableros.send('etiquetasDeTableroPost', { crearEtiquetaDeTableroDto: { label } }));
    },
    onRename: ({ id }, title) =>
      dispatch(tableros.send('etiquetasDeTableroUpdate', { modificarEtiquetaDeTableroDto: { id, label: { title } } })),
    onRemove: ({ id }) => dispatch(tableros.send('etiquetasDeTableroRemove', { id })),
    onRestore: ({ id }) => dispatch(tableros.send('etiquetasDeTableroRestore', { id })),
  };
}
