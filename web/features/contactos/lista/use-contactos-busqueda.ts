import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the list is narrowed by. The address holds it. */
export interface ContactosBusqueda {
  buscar: string;
  /** The id of an etiqueta. */
  etiqueta: string | null;
}

/** The list's search and filter, out of the address and into it. */
export function useContactosBusqueda() {
  const [params, setParams] = useSearchParams();
  const busqueda: ContactosBusqueda = {
    buscar: (params.get('buscar') ?? '').slice(0, 200),
    etiqueta: params.get('etiqueta') || null,
  };
  const change = useCallback(
    (changes: Partial<ContactosBusqueda>, { replace = false } = {}) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return { busqueda, change };
}
