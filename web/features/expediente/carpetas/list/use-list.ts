import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useLastPage } from '../../../../lib/use-last-page';
import { useStillRows } from '../../../../lib/use-still-rows';
import { searchOf } from '../../../../lib/use-url-state';
import { selectCuentaId } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { busquedaSchema, toQuery, type useBusqueda } from '../busqueda';
import { rememberList } from '../list-address';
import { useCarpetasFindPageQuery } from '../public/carpetas-api';
import { useVistas } from '../vistas/use-vistas';

/**
 * The list that the address asks for. The old rows stay while the new ones load.
 * @param isSkipped whether the carpetas show as a board, so that no list is fetched
 */
export function useLista([busqueda, change]: ReturnType<typeof useBusqueda>, isSkipped: boolean) {
  const vistas = useVistas(busqueda, change);
  const cuentaId = useAppSelector(selectCuentaId);
  const { data, currentData, error, isFetching, refetch } = useCarpetasFindPageQuery(
    isSkipped || vistas.isOpening ? skipToken : toQuery(busqueda),
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  const shown = error && !currentData ? undefined : data;
  const still = useStillRows(shown?.carpetas, currentData ? JSON.stringify(busqueda) : '');

  useEffect(() => {
    if (cuentaId) rememberList(cuentaId, searchOf(busquedaSchema, busqueda));
  }, [cuentaId, busqueda]);

  useLastPage(busqueda.pagina, currentData?.paginacion.ultimaPagina, change);

  return {
    busqueda,
    change,
    vistas,
    carpetas: still.rows,
    /** Props for the element around the list. */
    around: still.around,
    page: shown?.paginacion,
    isRefreshing: isFetching && !currentData && shown !== undefined,
    error,
    retry: () => void refetch(),
  };
}
