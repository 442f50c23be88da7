import { useAppDispatch } from '../../../app/hooks';
import { useAutosave } from '../../../autosave/use-autosave';
import type { Tarjeta } from '../tableros-api';
import { type TarjetaCambios, updateTarjeta } from '../tarjetas-writes';

type Campos = Required<TarjetaCambios>;

/** A card while it is written: saved 300 ms after the typing rests, also when its dialog is closed before. */
export function useTarjeta(tarjeta: Tarjeta) {
  const dispatch = useAppDispatch();
  const autosave = useAutosave<Campos>({
    kind: 'tarjeta',
    id: tarjeta.id,
    stored: tarjeta,
    delay: 300,
    save: (cambios) => dispatch(updateTarjeta(tarjeta, cambios)).unwrap(),
  });
  return { autosave, fields: { ...tarjeta, ...autosave.draft } };
}
