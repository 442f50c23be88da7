import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { useColeccion } from '../../../../coleccion/use-coleccion';
import { useFrozenWhileDragging } from '../../../../components/drag/use-frozen-while-dragging';
import { usePermiso } from '../../../../session/use-permiso';
import { tableros } from '../tableros';
import type { Tablero, Tarjeta } from '../tableros-api';
import { useMover } from '../use-mover';
import { useRemoveTarjeta } from '../use-remove-tarjeta';
import { focusBeside } from './focus-tarjeta';

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
