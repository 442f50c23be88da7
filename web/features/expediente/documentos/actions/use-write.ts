import { useCallback } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import { api, type DocumentosDto } from '../../../../api/generated/documentos';
import { useAppDispatch } from '../../../../store/hooks';
import { documentosArg, documentosChanged } from '../documentos-api';

interface Write<Answer> {
  carpetaId: string;
  /** Shows the change before the server answers. The change is taken back if the server refuses it. */
  show?: (lista: DocumentosDto) => void;
  send: () => { unwrap: () => Promise<Answer> };
}

/**
 * Sends a change of a carpeta's documents. Then it fetches the affected data again, also when the change is refused. It
 * rejects when the change is refused.
 */
export function useWrite() {
  const dispatch: ApiDispatch = useAppDispatch();
  return useCallback(
    async <Answer>({ carpetaId, show, send }: Write<Answer>): Promise<Answer> => {
      const shown =
        show && dispatch(api.util.updateQueryData('documentosFindOfCarpeta', documentosArg(carpetaId), show));
      try {
        return await send().unwrap();
      } catch (error) {
        shown?.undo();
        throw error;
      } finally {
        dispatch(documentosChanged(carpetaId));
      }
    },
    [dispatch],
  );
}
