import { useCallback } from 'react';
import { apiStatus } from '../../api/api-message';
import { useAppDispatch } from '../../app/hooks';
import { useToast } from '../../components/toast-actions';
import type { Tarjeta } from './tableros-api';
import { removeTarjeta, restoreTarjeta } from './tarjetas-writes';

/** Deletes a card at once, and offers to undo it. */
export function useRemoveTarjeta() {
  const toast = useToast();
  const dispatch = useAppDispatch();

  return useCallback(
    async (tarjeta: Tarjeta) => {
      const { error } = await dispatch(removeTarjeta(tarjeta));
      if (error) return;
      const undo = async () => {
        const { error: refusal } = await dispatch(restoreTarjeta(tarjeta.boardId, tarjeta.id));
        // Of what is not there nobody else tells.
        if (apiStatus(refusal) === 404) toast('No se pudo deshacer: la lista ya no está', { severity: 'error' });
      };
      toast('Tarjeta eliminada', { action: { label: 'Deshacer', onClick: () => void undo() } });
    },
    [toast, dispatch],
  );
}
