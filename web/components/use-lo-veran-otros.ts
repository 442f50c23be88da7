import { useCallback } from 'react';
import { apiCode, apiMessage } from '../api/api-message';
import { useConfirm } from './confirm';

/**
 * Gives a function for changes that may show a document of a reserved carpeta to others. When the server says so, the
 * person is asked, and the change is sent again. The function gives null when the person declines.
 */
export function useLoVeranOtros() {
  const confirm = useConfirm();
  return useCallback(
    async <T>(igual: string, send: (loVeranOtros: boolean) => Promise<T>): Promise<T | null> => {
      try {
        return await send(false);
      } catch (error) {
        if (apiCode(error) !== 'DOCUMENTO_RESERVADO') throw error;
        const isSure = await confirm({
          title: 'La carpeta es reservada',
          message: apiMessage(error),
          actions: { confirm: { label: igual }, cancel: { label: 'Cancelar' } },
        });
        return isSure ? send(true) : null;
      }
    },
    [confirm],
  );
}
