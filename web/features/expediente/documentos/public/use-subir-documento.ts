import { useCallback } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { SubidaDto } from '../../../../api/generated/documentos';
import { useAppDispatch, useServices } from '../../../../store/hooks';
import { refusalOf } from '../../../../subidas/limits';
import { sendFile } from '../../../../subidas/send-file';
import { documentosChanged } from '../documentos-api';
import { useMaxMib } from '../subidas/limits';
import { tipoDocumento } from '../subidas/subida-de-documento';

/** The documents that files have become. A file is stored once, also when what names it is tried again. */
const stored = new WeakMap<File, string>();

/**
 * Returns a function that stores a file as a document of a carpeta, and resolves to the document's id. Rejects with an
 * error whose message can be shown. The page waits for the file; `useSubir` sends files from any page.
 */
export function useSubirDocumento(carpetaId: string): (file: File) => Promise<string> {
  const { http } = useServices();
  const dispatch: ApiDispatch = useAppDispatch();
  const maxMib = useMaxMib();
  return useCallback(
    async (file) => {
      const known = stored.get(file);
      if (known) return known;
      const refusal = refusalOf(file.size, maxMib);
      if (refusal) throw new Error(refusal);
      const { signal } = new AbortController();
      const requestOf = (sent: File) => tipoDocumento.requestOf({ carpetaId }, sent);
      const { documentos, rechazados } = await sendFile<SubidaDto>(http, file, requestOf, {
        ...{ signal, onUploadProgress: () => undefined },
      });
      const id = documentos[0]?.id;
      if (!id) throw new Error(rechazados[0]?.message ?? 'El archivo no se pudo guardar.');
      stored.set(file, id);
      dispatch(documentosChanged(carpetaId, id));
      return id;
    },
    [http, dispatch, maxMib, carpetaId],
  );
}
