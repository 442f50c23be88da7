import { useEffect, useMemo } from 'react';
import { useUrlState } from '../../../lib/use-url-state';
import { useProductosFindPageQuery } from '../inventario-api';
import { busquedaSchema } from './busqueda';

/** The list that the address asks for. The rows shown before stay while it loads. */
export function useInventarioLista() {
  const [busqueda, change] = useUrlState(busquedaSchema);
  const { buscar, categoria, reponer, orden, direccion, pagina, tamano } = busqueda;
  const { data, currentData, error, isFetching, refetch } = useProductosFindPageQuery(
    {
      page: pagina - 1,
      size: tamano,
      sort: orden === 'nuevos' ? '' : orden,
      order: direccion,
      search: buscar || undefined,
      category: categoria ?? undefined,
      low: reponer || undefined,
    },
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  const shown = error && !currentData ? undefined : data;
  const lastPage = currentData?.pagination.lastPage;

  // A saved address can ask for a page that no longer exists.
  useEffect(() => {
    if (lastPage && pagina > lastPage) change({ pagina: lastPage }, { replace: true });
  }, [lastPage, pagina, change]);

  const page = useMemo(() => {
    const { length, size = 1, page: at = 0, lastPage: ultimaPagina = 1 } = shown?.pagination ?? {};
    return length === undefined
      ? undefined
      : { total: length, totalEsMinimo: false, pagina: at + 1, tamano: size, ultimaPagina };
  }, [shown]);

  return {
    busqueda,
    change,
    productos: shown?.products ?? undefined,
    page,
    isRefreshing: isFetching && !currentData && shown !== undefined,
    error,
    retry: () => void refetch(),
  };
}

export type InventarioLista = ReturnType<typeof useInventarioLista>;
