import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Direccion, readDireccion, writeDireccion } from './direccion';

interface ChangeOptions {
  /** In place of the present address: the back button passes over it. */
  replace?: boolean;
}

/** What the address of the tab says, where a change of it leads, and the way there. */
export function useDireccion() {
  const [params, setParams] = useSearchParams();
  const direccion = useMemo(() => readDireccion(params), [params]);
  const hrefOf = useCallback(
    (change: Partial<Direccion>) => `?${writeDireccion({ ...direccion, ...change })}`,
    [direccion],
  );
  const change = useCallback(
    (changes: Partial<Direccion>, { replace = false }: ChangeOptions = {}) =>
      setParams((now) => writeDireccion({ ...readDireccion(now), ...changes }), { replace, preventScrollReset: true }),
    [setParams],
  );
  return { direccion, hrefOf, change };
}
