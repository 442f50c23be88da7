import type { ApiDispatch } from '../../../../api/empty-api';
import { useAutosave } from '../../../../autosave/use-autosave';
import { saveFields } from '../../../../coleccion/save-fields';
import { useApp } from '../../../../store/hooks';
import { findTarjeta } from '../cambios';
import { tableros } from '../tableros';
import type { Tarjeta } from '../tableros-api';

type Campos = Pick<Tarjeta, 'title' | 'description' | 'labels' | 'dueDate'>;

/** Edits a card and saves it automatically, 300 ms after the last change or when its dialog closes. */
export function useTarjeta(tarjeta: Tarjeta) {
  const { id, boardId } = tarjeta;
  const { store } = useApp();
  const dispatch: ApiDispatch = store.dispatch;
  const autosave = useAutosave<Campos>({
    kind: 'tarjeta',
    id,
    stored: tarjeta,
    delay: 300,
    save: ({ labels, ...fields }, isOvertaken) => {
      const card = { ...fields, labels: labels?.map((label) => label.id) };
      return saveFields({
        settled: () => tableros.settled(id),
        read: () => {
          const tablero = tableros.select({ id: boardId })(store.getState());
          return tablero && findTarjeta(tablero, id);
        },
        isOvertaken,
        send: (ifMatch) =>
          dispatch(tableros.send('tarjetasUpdate', { 'If-Match': ifMatch, modificarTarjetaDto: { id, card } })),
        refetch: () => dispatch(tableros.refetch(boardId)),
      });
    },
  });
  return { autosave, fields: { ...tarjeta, ...autosave.draft } };
}
