import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Busqueda, changeBusqueda, readBusqueda, writeBusqueda } from './busqueda';

interface ChangeOptions {
  /** In place of the present address, so that the back button does not repeat each step of the typing. */
  replace?: boolean;
}

export type ChangeBusqueda = (change: Partial<Busqueda>, options?: ChangeOptions) => void;

/** The list's search, filters, order and page, out of the address and into it. */
export function useBusqueda(): [Busqueda, ChangeBusqueda] {
  const [params, setParams] = useSearchParams();
  const busqueda = useMemo(() => readBusqueda(params), [params]);
  const change = useCallback<ChangeBusqueda>(
    (changes, { replace = false } = {}) =>
      setParams((now) => writeBusqueda(changeBusqueda(readBusqueda(now), changes)), {
        replace,
        // Only another page starts at its top again.
        preventScrollReset: changes.pagina === undefined,
      }),
    [setParams],
  );
  return [busqueda, change];
}
