import { useCallback } from 'react';
import { useToast } from '../../components/toast-actions';
import type { Tarjeta } from './tableros-api';
import { useRemoveTarjetaMutation, useRestoreTarjetaMutation } from './tarjetas-writes';

/** Deletes a card at once, and offers to undo it. */
export function useRemoveTarjeta() {
  const toast = useToast();
  const [remove] = useRemoveTarjetaMutation();
  const [restore] = useRestoreTarjetaMutation();

  return useCallback(
    async (tarjeta: Tarjeta) => {
      const { error } = await remove(tarjeta);
      if (error) return;
      const undo = () => void restore({ boardId: tarjeta.boardId, id: tarjeta.id });
      toast('Tarjeta eliminada', { action: { label: 'Deshacer', onClick: undo } });
    },
    [toast, remove, restore],
  );
}
