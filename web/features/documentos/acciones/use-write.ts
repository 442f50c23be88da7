import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { api, type DocumentosDto } from '../../../api/generated/documentos';
import { useAppDispatch } from '../../../store/hooks';
import { documentosArg, documentosChanged } from '../documentos-api';

interface Write {
  carpetaId: string;
  /** Shows the change before the server agrees; it is taken back when it does not. */
  show?: (lista: DocumentosDto) => void;
  send: () => { unwrap: () => Promise<unknown> };
}

/** Sends a change of a carpeta's documents, and has all that it touches asked for again. Rejects when it is refused. */
export function useWrite() {
  // biome-ignore lint/suspicious/noExplicitAny: as RTK Query itself has it, whose state arrives late
  const dispatch: ThunkDispatch<any, any, UnknownAction> = useAppDispatch();
  return useCallback(
    async ({ carpetaId, show, send }: Write) => {
      const shown =
        show && dispatch(api.util.updateQueryData('documentosFindOfCarpeta', documentosArg(carpetaId), show));
      try {
        await send().unwrap();
        dispatch(documentosChanged(carpetaId));
      } catch (error) {
        shown?.undo();
        throw error;
      }
    },
    [dispatch],
  );
}
