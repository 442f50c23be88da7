import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Busqueda, busquedaOf, searchOf } from './busqueda';

/** What the address asks for, and the way to ask for something else: typing replaces, choosing can be gone back from. */
export function useBusqueda() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const busqueda = busquedaOf(new URLSearchParams(search));
  const change = useCallback(
    (next: Partial<Busqueda>, options: { replace?: boolean } = {}) =>
      void navigate(pathname + searchOf({ ...busquedaOf(new URLSearchParams(search)), ...next }), options),
    [navigate, pathname, search],
  );
  return [busqueda, change] as const;
}
