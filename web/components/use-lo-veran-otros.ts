import { useCallback } from 'react';
import { apiCode, apiMessage } from '../api/api-message';
import { useConfirm } from './confirm';

/**
 * Gives a function that sends what may show others a document of a reserved carpeta: the server says so, and it is sent
 * again once the person confirms that. It answers null when they do not.
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
