import { useCallback } from 'react';
import { useAppDispatch } from '../store/hooks';
import { keepFile } from './files';
import { newSubidaId, uploadRequested } from './subidas-slice';
import type { TipoDeSubida } from './tipo-de-subida';

interface Pedida<Destino> {
  destino: Destino;
  file: File;
  /** Why it is refused without being sent. */
  problema?: string;
}

/** Gives a function that requests the upload of a file, and answers its id. */
export function useSubidas<Destino extends object, Resultado extends object, Answer>({
  tipo,
}: TipoDeSubida<Destino, Resultado, Answer>) {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ destino, file, problema }: Pedida<Destino>) => {
      const id = newSubidaId();
      if (!problema) keepFile(id, file);
      dispatch(uploadRequested({ id, tipo, destino, nombre: file.name, bytes: file.size, problema }));
      return id;
    },
    [dispatch, tipo],
  );
}
