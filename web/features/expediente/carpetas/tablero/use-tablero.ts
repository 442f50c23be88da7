import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
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
  if (data && data !== last) setLast(data);
  const columnas = isSkipped || error ? undefined : last?.columnas;
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
