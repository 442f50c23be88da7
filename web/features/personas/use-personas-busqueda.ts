import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the list of personas shows. The address holds it. */
export interface PersonasBusqueda {
  buscar: string;
  pagina: number;
}

/** The list's search and page, out of the address and into it; a new search begins at its first page. */
export function usePersonasBusqueda() {
  const [params, setParams] = useSearchParams();
  const pagina = Number(params.get('pagina'));
  const busqueda: PersonasBusqueda = {
    buscar: (params.get('buscar') ?? '').slice(0, 200),
    pagina: Number.isInteger(pagina) && pagina > 0 && pagina <= 1_000_000 ? pagina : 1,
  };

  const change = useCallback(
    ({ buscar, pagina = 1 }: Partial<PersonasBusqueda>, { replace = false } = {}) =>
      setParams(
        (now) => {
          const next = new URLSearchParams();
          const text = buscar ?? now.get('buscar');
          if (text) next.set('buscar', text);
          if (pagina > 1) next.set('pagina', String(pagina));
          return next;
        },
        { replace, preventScrollReset: buscar !== undefined },
      ),
    [setParams],
  );
  return { busqueda, change };
}
