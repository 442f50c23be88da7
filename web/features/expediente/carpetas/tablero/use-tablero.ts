import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { type Busqueda, toTableroQuery } from '../busqueda';
import { useCarpetasTableroFindQuery } from '../public/carpetas-api';

/** The board that the address asks for. The old columns stay while the new ones load. */
export function useTablero(busqueda: Busqueda, isSkipped: boolean) {
  const query = useMemo(() => toTableroQuery(busqueda), [busqueda]);
  const { data, currentData, error, isFetching, refetch } = useCarpetasTableroFindQuery(isSkipped ? skipToken : query, {
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const columnas = isSkipped || (error && !currentData) ? undefined : data?.columnas;
  return {
    query,
    columnas,
    /** The number of carpetas in all columns together. */
    total: columnas && {
      total: columnas.reduce((sum, { paginacion }) => sum + paginacion.total, 0),
      totalEsMinimo: columnas.some(({ paginacion }) => paginacion.totalEsMinimo),
    },
    isRefreshing: isFetching && !currentData && columnas !== undefined,
    error,
    retry: () => void refetch(),
  };
}

export type Tablero = ReturnType<typeof useTablero>;
