import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { ImportacionDeProductosDto } from '../../../../api/generated/inventario';
import { fileProblem } from '../../../../components/file-drop';
import { useSendFile } from '../../../../components/use-send-file';
import { newId } from '../../../../lib/new-id';
import { useTypedHere } from '../../../../lib/typed-here';
import { useAppDispatch } from '../../../../store/hooks';
import { inventarioApi } from '../inventario-api';

/** The file was checked, and can be imported unless a row has an error. */
interface Decision {
  paso: 'decidir';
  file: File;
  /** The idempotency key of the import: after a lost answer the file can be sent again, and is imported once. */
  key: string;
  revision: ImportacionDeProductosDto;
  problema: string | null;
}

type Estado =
  | { paso: 'elegir'; problema: string | null }
  | { paso: 'enviar' }
  | Decision
  | { paso: 'listo'; importacion: ImportacionDeProductosDto };

export const extensiones = ['.csv', '.txt'];

/** Sends a table of products: first for a check, then for the import. Leaving the dialog aborts the request. */
export function useImportarProductos() {
  const sendFile = useSendFile();
  const dispatch = useAppDispatch();
  const [estado, setEstado] = useState<Estado>({ paso: 'elegir', problema: null });
  // Leaving the page would lose the file and its check.
  useTypedHere(estado.paso === 'decidir' || estado.paso === 'enviar');

  const send = (path: string, file: File, key?: string) => {
    setEstado({ paso: 'enviar' });
    return sendFile<ImportacionDeProductosDto>(`/api/apps/ecommerce/inventory/${path}`, file, { key });
  };

  return {
    estado,
    revisar: async (file: File) => {
      const problema = fileProblem(file, { extensiones, kinds: '.csv o .txt', maxMib: 5 });
      if (problema) return setEstado({ paso: 'elegir', problema });
      try {
        const revision = await send('import/revisar', file);
        setEstado({ paso: 'decidir', file, key: newId(), revision, problema: null });
      } catch (error) {
        setEstado({ paso: 'elegir', problema: apiMessage(error) });
      }
    },
    importar: async (decision: Decision) => {
      try {
        const importacion = await send('import', decision.file, decision.key);
        setEstado({ paso: 'listo', importacion });
        dispatch(inventarioApi.util.invalidateTags(['inventario']));
      } catch (error) {
        setEstado({ ...decision, problema: apiMessage(error) });
      }
    },
    volver: () => setEstado({ paso: 'elegir', problema: null }),
  };
}
