import { useCallback } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { moveListas } from './listas-writes';
import { placeAt } from './orden';
import type { Lista, Tablero, Tarjeta } from './tableros-api';
import { moveTarjetas } from './tarjetas-writes';

/** Puts cards and lists elsewhere on a tablero; the indexes are those among the others, without the moved one. */
export function useMover(tablero: Tablero) {
  const dispatch = useAppDispatch();
  const { id: boardId, lists } = tablero;

  const moveTarjeta = useCallback(
    (tarjeta: Tarjeta, listId: string, index: number) => {
      const stored = lists.find(({ id }) => id === listId)?.cards ?? [];
      const others = stored.filter(({ id }) => id !== tarjeta.id);
      if (tarjeta.listId === listId && stored.indexOf(tarjeta) === index) return;
      const after = placeAt(others, { ...tarjeta, listId }, index);
      dispatch(moveTarjetas(boardId, whole([tarjeta, ...others], after), after));
    },
    [boardId, lists, dispatch],
  );

  const moveLista = useCallback(
    (lista: Lista, index: number) => {
      if (lists.indexOf(lista) === index) return;
      const others = lists.filter(({ id }) => id !== lista.id);
      const after = placeAt(others, lista, index);
      dispatch(moveListas(boardId, whole(lists, after), after));
    },
    [boardId, lists, dispatch],
  );

  return { moveTarjeta, moveLista };
}

/** As those that change were before. */
function whole<Item extends { id: string }>(all: readonly Item[], changed: readonly Item[]): Item[] {
  const ids = new Set(changed.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
}
