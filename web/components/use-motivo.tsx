import { useCallback } from 'react';
import { apiCode, apiMessage } from '../api/api-message';
import { useConfirm } from './confirm';
import { TextArea } from './ui/input';

/** The code with which the server answers that a change needs a reason. */
export const FALTA_MOTIVO = 'FALTA_MOTIVO';

/**
 * Gives `ask`, which asks for a reason, and `send`, which sends a change. The server may answer that the change needs a
 * reason. Then the person is asked, and the change is sent again. Both give null when the person gives no reason.
 */
export function useConMotivo() {
  const confirm = useConfirm();
  const ask = useCallback(
    async (message: string): Promise<string | null> => {
      let motivo = '';
      const isSure = await confirm({
        title: 'Falta el motivo',
        message: (
          <>
            <p>{message}</p>
            <TextArea
              label="Motivo"
              help="Queda en la actividad de la carpeta."
              required
              minRows={2}
              maxLength={300}
              onChange={({ target }) => {
                motivo = target.value.trim();
              }}
            />
          </>
        ),
        actions: { confirm: { label: 'Continuar' }, cancel: { label: 'Cancelar' } },
      });
      return isSure ? motivo : null;
    },
    [confirm],
  );
  const send = useCallback(
    async <T,>(change: (motivo: string | null) => Promise<T>): Promise<T | null> => {
      let motivo: string | null = null;
      for (;;) {
        try {
          return await change(motivo);
        } catch (error) {
          if (apiCode(error) !== FALTA_MOTIVO) throw error;
          motivo = await ask(apiMessage(error));
          if (motivo === null) return null;
        }
      }
    },
    [ask],
  );
  return { ask, send };
}
