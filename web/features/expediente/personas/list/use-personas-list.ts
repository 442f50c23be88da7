import { useLastPage } from '../../../../lib/use-last-page';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePersonasFindPageQuery } from '../public/personas-api';
import { busquedaSchema } from './busqueda';

const tamano = 25;

/** The list that the address asks for. The old rows stay while the new ones load. */
export function usePersonasLista() {
  const [busqueda, change] = useUrlState(busquedaSchema);
  const { buscar, tipo, orden, direccion, pagina } = busqueda;
  const { data, currentData, error, isFetching, refetch } = usePersonasFindPageQuery(
    { buscar: buscar || undefined, tipo: tipo ?? undefined, orden, direccion, pagina, tamano },
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  const shown = error && !currentData ? undefined : data;

  useLastPage(pagina, currentData?.paginacion.ultimaPagina, change);

  return {
    busqueda,
    change,
    personas: shown?.personas,
    page: shown?.paginacion,
    isRefreshing: isFetching && !currentData && shown !== undefined,
    error,
    retry: () => void refetch(),
  };
}
