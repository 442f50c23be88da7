import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import type { ApiDispatch } from '../../../../api/empty-api';
import { useColeccion } from '../../../../collection/use-collection';
import { useEscribir } from '../../../../collection/use-escribir';
import { useFrozenWhileDragging } from '../../../../components/drag/use-frozen-while-dragging';
import { named } from '../../../../lib/named';
import { usePermiso } from '../../../../session/use-permiso';
import { placeAt } from '../orden';
import { tableros } from '../tableros';
import type { Lista, Tablero, Tarjeta } from '../tableros-api';
import { focusBeside } from './focus-tarjeta';

const restoreOf = (id: string) => (dispatch: ApiDispatch) =>
  dispatch(tableros.send('tarjetasRestore', { id })).catch((error: unknown) => {
    throw apiStatus(error) === 404 ? new Error('la lista ya no está') : error;
  });

/** The tablero of the address. It stays in view while it is fetched again. */
export function useTableroPage() {
  const { boardId = '' } = useParams();
  // An address without a valid id is not requested: the browser would log the refusal as an error.
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(boardId);
  const {
    data: tablero,
    error,
    refetch,
  } = useColeccion(tableros, isId ? { id: boardId } : skipToken, { refetchOnMountOrArgChange: 10 });
  const { shown, hold, letGo } = useFrozenWhileDragging(tablero);
  return {
    tablero,
    shown,
    hold,
    letGo,
    isGone: !isId || apiStatus(error) === 404,
    error,
    retry: () => void refetch(),
    canEdit: usePermiso('tableros.editar'),
  };
}

/** The value of TableroContext, for the components of a tablero. */
export function useActionsOf(tablero: Tablero, canEdit: boolean) {
  const { search } = useLocation();
  const { moveTarjeta, moveLista } = useMover(tablero);
  const remove = useRemoveTarjeta();
  const removeTarjeta = useCallback(
    (tarjeta: Tarjeta) => {
      focusBeside(tablero, tarjeta);
      return remove(tarjeta);
    },
    [tablero, remove],
  );
  const hrefOf = useCallback(
    ({ id }: Tarjeta) => `/apps/scrumboard/${tablero.id}/card/${id}${search}`,
    [tablero.id, search],
  );
  return useMemo(
    () => ({ tablero, canEdit, hrefOf, moveTarjeta, moveLista, removeTarjeta }),
    [tablero, canEdit, hrefOf, moveTarjeta, moveLista, removeTarjeta],
  );
}

/** Deletes a card at once, and offers to undo it. */
function useRemoveTarjeta() {
  const { eliminar } = useEscribir();
  return useCallback(
    ({ id, title }: Tarjeta) =>
      eliminar(tableros.send('tarjetasRemove', { id }), {
        said: `${named('Tarjeta', title)} eliminada`,
        restore: restoreOf(id),
      }),
    [eliminar],
  );
}

/** Moves cards and lists on a tablero. An index counts the other items, without the moved item. */
function useMover({ lists }: Tablero) {
  const { escribir } = useEscribir();

  const moveTarjeta = useCallback(
    (tarjeta: Tarjeta, listId: string, index: number) => {
      const stored = lists.find(({ id }) => id === listId)?.cards ?? [];
      const others = stored.filter(({ id }) => id !== tarjeta.id);
      if (tarjeta.listId === listId && stored.indexOf(tarjeta) === index) return;
      const cards = placeAt(others, { ...tarjeta, listId }, index).map(({ id, position }) => ({
        id,
        listId,
        position,
      }));
      void escribir(tableros.send('tarjetasMove', { moverTarjetasDto: { cards } }));
    },
    [lists, escribir],
  );

  const moveLista = useCallback(
    (lista: Lista, index: number) => {
      if (lists.indexOf(lista) === index) return;
      const others = lists.filter(({ id }) => id !== lista.id);
      const places = placeAt(others, lista, index).map(({ id, position }) => ({ id, position }));
      void escribir(tableros.send('listasMove', { moverListasDto: { lists: places } }));
    },
    [lists, escribir],
  );

  return { moveTarjeta, moveLista };
}
