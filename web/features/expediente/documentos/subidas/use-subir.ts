import { useCallback } from 'react';
import { refusalOf } from '../../../../subidas/limits';
import { useSubidas } from '../../../../subidas/use-subidas';
import { folderRefusal, useMaxMib } from './limits';
import { type Destino, tipoDocumento } from './subida-de-documento';

/** Returns a function that requests the upload of files. Folders show as refused. */
export function useSubir() {
  const subir = useSubidas(tipoDocumento);
  const maxMib = useMaxMib();
  return useCallback(
    (files: readonly File[], destino: Destino, folders: readonly string[] = []) => {
      void subir(
        files.map((file) => ({ destino, file })),
        (bytes) => refusalOf(bytes, maxMib),
      );
      void subir(
        folders.map((nombre) => ({ destino, file: new File([], nombre) })),
        () => folderRefusal,
      );
    },
    [subir, maxMib],
  );
}
