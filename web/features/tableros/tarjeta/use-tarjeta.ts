import { useAutosave } from '../../../autosave/use-autosave';
import type { Tarjeta } from '../tableros-api';
import { type TarjetaCambios, useUpdateTarjetaMutation } from '../tarjetas-writes';

type Campos = Required<TarjetaCambios>;

/** A card while it is written: saved 300 ms after the typing rests, also when its dialog is closed before. */
export function useTarjeta(tarjeta: Tarjeta) {
  const [update] = useUpdateTarjetaMutation();
  const autosave = useAutosave<Campos>({
    kind: 'tarjeta',
    id: tarjeta.id,
    stored: tarjeta,
    delay: 300,
    save: (cambios) => update({ tarjeta, cambios }).unwrap(),
  });
  return { autosave, fields: { ...tarjeta, ...autosave.draft } };
}
