import { useCallback } from 'react';
import { useConfirm } from '../../components/confirm';
import { useToast } from '../../components/toast-actions';
import { useTablerosRemoveMutation, useTablerosRestoreMutation } from './tableros-api';

/** Asks, deletes, and offers to undo it. A page of the tablero itself is left before it would find nothing. */
export function useRemoveTablero() {
  const confirm = useConfirm();
  const toast = useToast();
  const [remove] = useTablerosRemoveMutation();
  const [restore] = useTablerosRestoreMutation();

  return useCallback(
    async ({ id, title }: { id: string; title: string }, leave?: () => unknown) => {
      const isSure = await confirm({
        title: 'Eliminar tablero',
        message: `Se eliminarán «${title}», sus listas y sus tarjetas, para todo el equipo.`,
        actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
        dismissible: true,
      });
      if (!isSure) return;
      await leave?.();
      const { error } = await remove({ id });
      if (error) return;
      toast('Tablero eliminado', { action: { label: 'Deshacer', onClick: () => void restore({ id }) } });
    },
    [confirm, toast, remove, restore],
  );
}
