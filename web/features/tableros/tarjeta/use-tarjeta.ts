import { useAutosave } from '../../../autosave/use-autosave';
import { useAppDispatch } from '../../../store/hooks';
import { tableros } from '../tableros';
import type { Tarjeta } from '../tableros-api';

type Campos = Pick<Tarjeta, 'title' | 'description' | 'labels' | 'dueDate'>;

/** Edits a card and saves it automatically, 300 ms after the last change or when its dialog closes. */
export function useTarjeta(tarjeta: Tarjeta) {
  const { id } = tarjeta;
  const dispatch = useAppDispatch();
  const autosave = useAutosave<Campos>({
    kind: 'tarjeta',
    id,
    stored: tarjeta,
    delay: 300,
    save: ({ labels, ...fields }) => {
      const card = { ...fields, labels: labels?.map((label) => label.id) };
      return dispatch(tableros.send('tarjetasUpdate', { modificarTarjetaDto: { id, card } }));
    },
  });
  return { autosave, fields: { ...tarjeta, ...autosave.draft } };
}
