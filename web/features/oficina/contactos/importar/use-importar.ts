import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { ImportacionContactosDto, RevisionContactosDto } from '../../../../api/generated/contactos';
import { fileProblem } from '../../../../components/file-drop';
import { useSendFile } from '../../../../components/use-send-file';
import { useTypedHere } from '../../../../lib/typed-here';
import { useAppDispatch } from '../../../../store/hooks';
import { contactosApi } from '../contactos-api';
import { alPrincipio, camposOf, type Elecciones } from './elecciones';

/** The result of importing a file of contacts. */
export type Importacion = ImportacionContactosDto;

export type EstadoImportacion =
  | { paso: 'elegir'; problema: string | null }
  /** `progreso` goes from 0 to 1. At 1 the server reads the file. */
  | { paso: 'enviar'; progreso: number }
  | DecisionDeRepetidos
  | { paso: 'listo'; importacion: Importacion };

/** Some rows exist already, and the person chooses what to do with them. */
interface DecisionDeRepetidos {
  paso: 'decidir';
  file: File;
  revision: RevisionContactosDto;
  elecciones: Elecciones;
  problema: string | null;
}

/** The endings of accepted files. The server reads the content, since some programs save CSV as .txt. */
export const extensiones = ['.vcf', '.csv', '.txt'];
const agenda = { extensiones, kinds: '.vcf (vCard), .csv o .txt', maxMib: 5 };

/**
 * Checks a file of contacts, sends it, and gives its progress. When some rows exist already, the person chooses before
 * the import. Leaving the dialog aborts the import.
 */
export function useImportar() {
  const sendFile = useSendFile();
  const dispatch = useAppDispatch();
  const [estado, setEstado] = useState<EstadoImportacion>({ paso: 'elegir', problema: null });
  // Leaving the page would lose the file and the choices for its rows.
  useTypedHere(estado.paso === 'decidir' || estado.paso === 'enviar');
  const keys = useRef(new Map<string, string>());

  const send = useCallback(
    <Answer>(path: string, file: File, campos: [string, string][] = [], key?: string) => {
      setEstado({ paso: 'enviar', progreso: 0 });
      const onProgress = (progreso: number) => setEstado({ paso: 'enviar', progreso });
      return sendFile<Answer>(`/api/apps/contacts/${path}`, file, { campos, key, onProgress });
    },
    [sendFile],
  );

  const importar = useCallback(
    async (file: File, elecciones: Elecciones) => {
      const campos = camposOf(elecciones);
      // After a lost answer, the same file gets the same key. So no contact is imported twice.
      const print = JSON.stringify([file.name, file.size, file.lastModified, campos]);
      const key = keys.current.get(print) ?? nanoid();
      keys.current.set(print, key);
      const importacion = await send<Importacion>('import', file, campos, key);
      setEstado({ paso: 'listo', importacion });
      dispatch(contactosApi.util.invalidateTags(['contactos']));
    },
    [send, dispatch],
  );

  const revisar = useCallback(
    async (file: File) => {
      const problema = fileProblem(file, agenda);
      if (problema) return setEstado({ paso: 'elegir', problema });
      try {
        const revision = await send<RevisionContactosDto>('import/revisar', file);
        if (revision.repetidos.length === 0) return await importar(file, alPrincipio);
        setEstado({ paso: 'decidir', file, revision, elecciones: alPrincipio, problema: null });
      } catch (error) {
        setEstado({ paso: 'elegir', problema: apiMessage(error) });
      }
    },
    [send, importar],
  );

  const decidir = useCallback(
    async (decision: DecisionDeRepetidos, elecciones: Elecciones) => {
      try {
        await importar(decision.file, elecciones);
      } catch (error) {
        setEstado({ ...decision, elecciones, problema: apiMessage(error) });
      }
    },
    [importar],
  );

  const volver = useCallback(() => setEstado({ paso: 'elegir', problema: null }), []);
  return { estado, revisar, decidir, volver };
}
