import { useCallback } from 'react';
import type { ApiDispatch } from '../api/empty-api';
import { inSlices } from '../lib/in-slices';
import { selectScope } from '../session/session-selectors';
import { useAppDispatch } from '../store/hooks';
import { keepFile } from './files';
import { newSubidaId, uploadsRequested } from './subidas-slice';
import type { TipoDeSubida } from './tipo-de-subida';

interface Pedida<Destino extends object = object> {
  destino: Destino;
  file: File;
}

type RefusalOf = (bytes: number) => string | undefined;

type State = Parameters<typeof selectScope>[0];

/** The wait ends early when the person leaves the cuenta. */
const request =
  (tipo: string, pedidas: readonly Pedida[], refusalOf: RefusalOf) =>
  async (dispatch: ApiDispatch, getState: () => object): Promise<void> => {
    const scopeOf = () => selectScope(getState() as State);
    const scope = scopeOf();
    await inSlices(
      pedidas,
      ({ destino, file }) => {
        // The size is read once, because a browser looks on the disk each time that it is read.
        const bytes = file.size;
        const problema = refusalOf(bytes);
        const id = newSubidaId();
        if (!problema) keepFile(id, file);
        return { id, tipo, destino, nombre: file.name, bytes, problema };
      },
      (subidas) => {
        const isHere = scopeOf() === scope;
        if (isHere) dispatch(uploadsRequested(subidas));
        return isHere;
      },
    );
  };

/**
 * Returns a function that requests the upload of files, of which there may be thousands. The function takes a check
 * that returns why a file is refused without being sent, or undefined.
 */
export function useSubidas<Destino extends object, Resultado extends object, Answer>({
  tipo,
}: TipoDeSubida<Destino, Resultado, Answer>) {
  const dispatch: ApiDispatch = useAppDispatch();
  return useCallback(
    (pedidas: readonly Pedida<Destino>[], refusalOf: RefusalOf) => dispatch(request(tipo, pedidas, refusalOf)),
    [dispatch, tipo],
  );
}
