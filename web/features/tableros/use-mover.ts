import { useCallback } from 'react';
import { useMoveListasMutation } from './listas-writes';
import { placeAt } from './orden';
import type { Lista, Tablero, Tarjeta } from './tableros-api';
import { useMoveTarjetasMutation } from './tarjetas-writes';

/** Puts cards and lists elsewhere on a tablero; the indexes are those among the others, without the moved one. */
export function useMover(tablero: Tablero) {
  const [sendTarjetas] = useMoveTarjetasMutation();
  const [sendListas] = useMoveListasMutation();
  const { id: boardId, lists } = tablero;

  const moveTarjeta = useCallback(
    (tarjeta: Tarjeta, listId: string, index: number) => {
      const stored = lists.find(({ id }) => id === listId)?.cards ?? [];
      const others = stored.filter(({ id }) => id !== tarjeta.id);
      if (tarjeta.listId === listId && stored.indexOf(tarjeta) === index) return;
      const after = placeAt(others, { ...tarjeta, listId }, index);
      void sendTarjetas({ boardId, before: whole([tarjeta, ...others], after), after });
    },
    [boardId, lists, sendTarjetas],
  );

  const moveLista = useCallback(
    (lista: Lista, index: number) => {
      if (lists.indexOf(lista) === index) return;
      const others = lists.filter(({ id }) => id !== lista.id);
      const after = placeAt(others, lista, index);
      void sendListas({ boardId, before: whole(lists, after), after });
    },
    [boardId, lists, sendListas],
  );

  return { moveTarjeta, moveLista };
}

/** As those that change were before. */
function whole<Item extends { id: string }>(all: readonly Item[], changed: readonly Item[]): Item[] {
  const ids = new Set(changed.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
}
