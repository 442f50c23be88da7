import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Busqueda, readBusqueda, writeBusqueda } from './busqueda';

export type ChangeBusqueda = (change: Partial<Busqueda>, options?: { replace?: boolean }) => void;

/** The page's view and filters, out of the address and into it; an open tarea stays open. */
export function useBusqueda(): [Busqueda, ChangeBusqueda] {
  const [params, setParams] = useSearchParams();
  const busqueda = useMemo(() => readBusqueda(params), [params]);
  const change = useCallback<ChangeBusqueda>(
    (changes, { replace = false } = {}) =>
      setParams((now) => writeBusqueda({ ...readBusqueda(now), ...changes }), { replace, preventScrollReset: true }),
    [setParams],
  );
  return [busqueda, change];
}
