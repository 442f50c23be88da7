import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { ImportacionContactosDto } from '../../../api/generated/contactos';
import { fileProblem } from '../../../components/file-drop';
import { useAppDispatch, useServices } from '../../../store/hooks';
import { contactosApi } from '../contactos-api';

/** The result of importing a file of contacts. */
export type Importacion = ImportacionContactosDto;

export type EstadoImportacion =
  | { paso: 'elegir'; problema: string | null }
  /** `progreso` goes from 0 to 1. At 1 the server reads the file. */
  | { paso: 'enviar'; progreso: number }
  | { paso: 'listo'; importacion: Importacion };

/** The server looks at the content. Some programs save CSV as .txt. */
export const extensiones = ['.vcf', '.csv', '.txt'];
const agenda = { extensiones, kinds: '.vcf (vCard), .csv o .txt', maxMib: 5 };

/** Sends a file of contacts and gives its progress. Leaving the dialog aborts it. */
export function useImportar() {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  const [estado, setEstado] = useState<EstadoImportacion>({ paso: 'elegir', problema: null });
  const leaving = useRef<AbortController>(null);
  const keys = useRef(new Map<string, string>());
  useEffect(() => () => leaving.current?.abort(), []);

  const importar = useCallback(
    async (file: File) => {
      const problema = fileProblem(file, agenda);
      if (problema) return setEstado({ paso: 'elegir', problema });
      const controller = new AbortController();
      leaving.current = controller;
      setEstado({ paso: 'enviar', progreso: 0 });
      // After a lost answer, the same file has the same key, so that nobody is imported twice.
      const print = [file.name, file.size, file.lastModified].join('/');
      const key = keys.current.get(print) ?? nanoid();
      keys.current.set(print, key);
      const body = new FormData();
      body.append('archivo', file, file.name);
      try {
        const { data } = await http.request<Importacion>({
          url: '/api/apps/contacts/import',
          method: 'POST',
          headers: { 'Idempotency-Key': key },
          body,
          signal: controller.signal,
          options: { refreshFirst: true, skipErrorNotification: true },
          onUploadProgress: (progreso) => setEstado({ paso: 'enviar', progreso }),
        });
        setEstado({ paso: 'listo', importacion: data });
        dispatch(contactosApi.util.invalidateTags(['contactos']));
      } catch (error) {
        setEstado({ paso: 'elegir', problema: apiMessage(error) });
      }
    },
    [http, dispatch],
  );
  return { estado, importar };
}
