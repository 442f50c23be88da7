import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useColeccion } from '../../../../collection/use-collection';
import { type Busqueda, toTableroQuery } from '../busqueda';
import { tableros } from './tableros';

/** The board that the address asks for. The old columns stay while the new ones load. */
export function useTablero(busqueda: Busqueda, isSkipped: boolean) {
  const query = useMemo(() => toTableroQuery(busqueda), [busqueda]);
  const { data, error, refetch } = useColeccion(tableros, isSkipped ? skipToken : query, {
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const [last, setLast] = useState(data);
  // While a write is pending, each drawing may make its own data: a state set while drawing would never end.
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  const columnas = isSkipped || error ? undefined : (data ?? last)?.columnas;
  return {
    query,
    columnas,
    /** The number of carpetas in all columns together. */
    total: columnas && {
      total: columnas.reduce((sum, { paginacion }) => sum + paginacion.total, 0),
      totalEsMinimo: columnas.some(({ paginacion }) => paginacion.totalEsMinimo),
    },
    isRefreshing: !data && columnas !== undefined,
    error,
    retry: () => void refetch(),
  };
}

export type Tablero = ReturnType<typeof useTablero>;
