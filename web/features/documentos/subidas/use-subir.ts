import { useCallback } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { keepFile } from './files';
import { folderRefusal, refusalOf, useMaxMib } from './limits';
import { type Destino, newSubidaId, uploadRequested } from './subidas-slice';

/** Gives a function that requests the upload of files. Folders are shown as refused. */
export function useSubir() {
  const dispatch = useAppDispatch();
  const maxMib = useMaxMib();
  return useCallback(
    (files: readonly File[], destino: Destino, folders: readonly string[] = []) => {
      for (const file of files) {
        const id = newSubidaId();
        const problema = refusalOf(file, maxMib);
        if (!problema) keepFile(id, file);
        dispatch(uploadRequested({ id, destino, nombre: file.name, bytes: file.size, problema }));
      }
      for (const nombre of folders) {
        dispatch(uploadRequested({ id: newSubidaId(), destino, nombre, bytes: 0, problema: folderRefusal }));
      }
    },
    [dispatch, maxMib],
  );
}
