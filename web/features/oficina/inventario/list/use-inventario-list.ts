import { useMemo } from 'react';
import { useLastPage } from '../../../../lib/use-last-page';
import { useUrlState } from '../../../../lib/use-url-state';
import { useProductosFindPageQuery } from '../inventario-api';
import { busquedaSchema } from './busqueda';

/** The list that the address asks for. The previous rows stay while the new rows load. */
export function useInventarioLista() {
  const [busqueda, change] = useUrlState(busquedaSchema);
  const { buscar, categoria, reponer, orden, direccion, pagina, tamano } = busqueda;
  const { data, currentData, error, isFetching, refetch } = useProductosFindPageQuery(
    {
      page: pagina - 1,
      size: tamano,
      sort: orden === 'nuevos' ? 'createdAt' : orden,
      order: orden === 'nuevos' ? 'desc' : direccion,
      search: buscar || undefined,
      category: categoria ?? undefined,
      low: reponer || undefined,
    },
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  const shown = error && !currentData ? undefined : data;
  useLastPage(pagina, currentData?.pagination.lastPage, change);

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
