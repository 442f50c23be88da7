/** What the page shows of the tareas. The address holds it. */
export interface Busqueda {
  /** All in their order, or one's own by when they are due. */
  vista: 'todas' | 'mias';
  buscar: string;
  /** An etiqueta's id. */
  etiqueta: string | null;
  /** A member's id. */
  asignada: string | null;
  /** Whether those that are done are left out. */
  isSoloPendientes: boolean;
}

const id = /^[0-9a-z-]{1,64}$/i;

/** Reads an address. What it holds may have been typed by hand: anything that means nothing is left out. */
export function readBusqueda(params: URLSearchParams): Busqueda {
  const idOf = (name: string) => (id.test(params.get(name) ?? '') ? params.get(name) : null);
  const vista = params.get('vista') === 'mias' ? 'mias' : 'todas';
  return {
    vista,
    buscar: (params.get('buscar') ?? '').slice(0, 200),
    etiqueta: idOf('etiqueta'),
    asignada: vista === 'mias' ? null : idOf('asignada'),
    isSoloPendientes: params.get('estado') === 'pendientes',
  };
}

/** Writes an address, as short as it can be. */
export function writeBusqueda({ vista, buscar, etiqueta, asignada, isSoloPendientes }: Busqueda): URLSearchParams {
  const params = new URLSearchParams();
  if (vista === 'mias') params.set('vista', vista);
  if (buscar) params.set('buscar', buscar);
  if (etiqueta) params.set('etiqueta', etiqueta);
  if (asignada && vista === 'todas') params.set('asignada', asignada);
  if (isSoloPendientes) params.set('estado', 'pendientes');
  return params;
}

/** Whether it leaves anything out that the view itself would show. */
export const hasFilters = ({ buscar, etiqueta, asignada, isSoloPendientes }: Busqueda): boolean =>
  Boolean(buscar || etiqueta || asignada || isSoloPendientes);
