import { useCallback } from 'react';
import { useAppDispatch } from '../../../app/hooks';
import { useConfirm } from '../../../components/confirm';
import { useToast } from '../../../components/toast-actions';
import { removeLista, restoreLista } from '../listas-writes';
import type { Lista } from '../tableros-api';
import { focusBesideLista } from './focus-tarjeta';
import { useTableroActions } from './tablero-context';

/** Asks when there are cards on it, deletes, and offers to undo it. */
export function useRemoveLista() {
  const confirm = useConfirm();
  const toast = useToast();
  const { tablero } = useTableroActions();
  const dispatch = useAppDispatch();

  return useCallback(
    async (lista: Lista) => {
      const { id, boardId, title, cards } = lista;
      const isSure = await confirm({
        title: 'Eliminar lista',
        message: `Se ${cards.length > 0 ? 'eliminarán' : 'eliminará'} «${title}»${withCards(cards.length)}, para todo el equipo.`,
        actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
        dismissible: true,
      });
      if (!isSure) return;
      const removal = dispatch(removeLista(lista));
      focusBesideLista(tablero, lista);
      const { error } = await removal;
      if (error) return;
      toast('Lista eliminada', { action: { label: 'Deshacer', onClick: () => dispatch(restoreLista(boardId, id)) } });
    },
    [confirm, toast, tablero, dispatch],
  );
}

function withCards(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' y su tarjeta' : ` y sus ${count} tarjetas`;
}
