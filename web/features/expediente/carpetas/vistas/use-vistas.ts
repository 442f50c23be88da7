import { useEffect, useMemo, useState } from 'react';
import { useToast } from '../../../../components/toast-actions';
import { type Busqueda, type ChangeBusqueda, isWhole } from '../busqueda';
import { abierta, habituales, isModified, type VistaAbierta } from './vistas';
import { useVistasFindAllQuery } from './vistas-api';

/**
 * The views of the list, and the view that the address names. An address with only a view gets the filters of the view.
 */
export function useVistas(busqueda: Busqueda, change: ChangeBusqueda) {
  const toast = useToast();
  const { data, error, isFetching, refetch } = useVistasFindAllQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const todas = useMemo(() => [...habituales, ...(data ?? []).map(abierta)], [data]);
  const actual = todas.find(({ id }) => id === busqueda.vista) ?? null;
  const isAlone = busqueda.vista !== null && isWhole(busqueda);
  const isGone = busqueda.vista !== null && !actual && data !== undefined && !isFetching;
  const isOpening = isAlone && (actual ? !isWhole(actual.busqueda) : !data && !error);

  useEffect(() => {
    if (isGone) {
      toast('La vista ya no existe o no se comparte con usted', { severity: 'warning' });
      change({ vista: null, pagina: busqueda.pagina }, { replace: true });
    } else if (isOpening && actual) {
      const { tamano, como } = busqueda;
      change({ ...actual.busqueda, tamano, como }, { replace: true });
    }
  }, [isGone, isOpening, actual, busqueda, change, toast]);

  const isChanged = actual !== null && !isOpening && isModified(actual, busqueda);
  // The base is the view whose filters the list shows. Somebody else's newer filters that do not show yet are no base
  // for changes here.
  const [base, setBase] = useState<VistaAbierta | null>(null);
  if (
    actual !== base &&
    (actual?.id !== base?.id || !actual || !base || !isChanged || !isModified(actual, base.busqueda))
  )
    setBase(actual);

  return {
    todas,
    /** Whether the saved views are known. */
    isLoaded: data !== undefined,
    actual,
    /** Whether the list differs from the view. */
    isModified: isChanged,
    /** The version of the view whose filters the list began with. */
    baseVersion: base?.guardada?.version,
    /** Whether the filters of the view are not in the address yet. */
    isOpening,
    error,
    retry: () => void refetch(),
  };
}
