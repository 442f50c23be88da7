import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cuentaActualApi } from '../../../../api/cuenta-actual-api';
import type { ApiDispatch } from '../../../../api/empty-api';

const { cuentaActualGet } = cuentaActualApi.endpoints;

/**
 * Whether the person is shown the first steps of the cuenta, and whether the cuenta never had a carpeta. The shell has
 * fetched the cuenta before the first page.
 * @param hasNone whether the list shows no carpeta
 */
export function usePrimerosPasos(hasNone: boolean) {
  const { data } = cuentaActualGet.useQueryState();
  const dispatch: ApiDispatch = useDispatch();
  const isKnown = data !== undefined;

  // Fetches the cuenta again: its first carpeta may be in the trash, which is reached by the filters and not by the
  // first steps.
  useEffect(() => {
    if (hasNone && isKnown)
      void dispatch(cuentaActualGet.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, [hasNone, isKnown, dispatch]);

  return { areOpen: data?.primerosPasos === 'abiertos', isNew: hasNone && data?.tieneCarpetas === false };
}
