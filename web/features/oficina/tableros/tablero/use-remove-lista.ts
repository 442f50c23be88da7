import { useCallback } from 'react';
import { useEscribir } from '../../../../coleccion/use-escribir';
import { useConfirm } from '../../../../components/confirm';
import { named } from '../../../../lib/named';
import { tableros } from '../tableros';
import type { Lista } from '../tableros-api';
import { focusBesideLista } from './focus-tarjeta';
import { useTableroActions } from './tablero-context';

/** Asks, deletes a list with its cards, and offers to undo it. */
export function useRemoveLista() {
  const confirm = useConfirm();
  const { tablero } = useTableroActions();
  const { eliminar } = useEscribir();

  return useCallback(
    async (lista: Lista) => {
      const { id, title, cards } = lista;
      const isSure = await confirm({
        title: 'Eliminar lista',
        message: `Se ${cards.length > 0 ? 'eliminarán' : 'eliminará'} «${title}»${withCards(cards.length)}, para todo el equipo.`,
        actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
        dismissible: true,
      });
      if (!isSure) return;
      focusBesideLista(tablero, lista);
      await eliminar(tableros.send('listasRemove', { id }), {
        said: `${named('Lista', title)} eliminada`,
        restore: tableros.send('listasRestore', { id }),
      });
    },
    [confirm, tablero, eliminar],
  );
}

function withCards(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' y su tarjeta' : ` y sus ${count} tarjetas`;
}
