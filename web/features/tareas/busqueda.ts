import { id, oneOf, text } from '../../lib/url-codecs';
import { type ChangeUrl, type UrlState, useUrlState } from '../../lib/use-url-state';

/** What the page shows of the tareas. The address holds it. */
export const busquedaSchema = {
  /** All in their order, or one's own by when they are due. */
  vista: oneOf(['todas', 'mias'], 'todas'),
  buscar: text(200),
  etiqueta: id(),
  /** A member's id; it means nothing among one's own. */
  asignada: id(),
  estado: oneOf(['todas', 'pendientes'], 'todas'),
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

export const useBusqueda = () => useUrlState(busquedaSchema);

/** Nothing left out; the view stays. */
export const sinFiltros = { buscar: '', etiqueta: null, asignada: null, estado: 'todas' } as const;

/** Whether it leaves anything out that the view itself would show. */
export const hasFilters = ({ vista, buscar, etiqueta, asignada, estado }: Busqueda): boolean =>
  Boolean(buscar || etiqueta || (vista === 'todas' && asignada) || estado === 'pendientes');
