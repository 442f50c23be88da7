import { useEffect, useMemo } from 'react';
import { type Busqueda, type ChangeBusqueda, isWhole } from '../busqueda';
import { abierta, habituales, isModified } from './vistas';
import { useVistasFindAllQuery } from './vistas-api';

/** The views of the list, and the one that the address names. An address with a view alone is given its filters. */
export function useVistas(busqueda: Busqueda, change: ChangeBusqueda) {
  const { data, error, refetch } = useVistasFindAllQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const todas = useMemo(() => [...habituales, ...(data ?? []).map(abierta)], [data]);
  const actual = todas.find(({ id }) => id === busqueda.vista) ?? null;
  const isAlone = busqueda.vista !== null && isWhole(busqueda);
  const isGone = busqueda.vista !== null && !actual && data !== undefined;
  const isOpening = isAlone && (actual ? !isWhole(actual.busqueda) : !data && !error);

  useEffect(() => {
    if (isGone) change({ vista: null, pagina: busqueda.pagina }, { replace: true });
    else if (isOpening && actual) {
      const { tamano, como } = busqueda;
      change({ ...actual.busqueda, tamano, como }, { replace: true });
    }
  }, [isGone, isOpening, actual, busqueda, change]);

  return {
    todas,
    actual,
    /** Whether the list shows something else than the view. */
    isModified: actual !== null && !isOpening && isModified(actual, busqueda),
    /** The filters of the view are not in the address yet. */
    isOpening,
    error,
    retry: () => void refetch(),
  };
}
