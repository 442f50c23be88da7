import { useCallback, useEffect, useMemo, useRef } from 'react';
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
  // Two changes at once build on each other: the router's own update starts both from the address on the screen.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ChangeBusqueda>(
    (changes, { replace = false } = {}) => {
      latest.current = writeBusqueda(changeBusqueda(readBusqueda(latest.current), changes));
      // Only another page starts at its top again.
      setParams(latest.current, { replace, preventScrollReset: changes.pagina === undefined });
    },
    [setParams],
  );
  return [busqueda, change];
}
