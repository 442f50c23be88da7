import { id, oneOf, text, type UrlCodec } from '../../../lib/url-codecs';
import { type ChangeUrl, type UrlState, useUrlState } from '../../../lib/use-url-state';

const hechoPattern = /^(creada|completada)(_\d{4}-[01]\d-[0-3]\d){2}$/;
const hecho: UrlCodec<string> = { initial: '', read: (typed) => (hechoPattern.test(typed) ? typed : undefined) };

/** The view and the filters of the page, which its address holds. */
export const busquedaSchema = {
  /** `todas` shows all tareas in their order, `fecha` all by due date, `mias` the person's own by due date. */
  vista: oneOf(['todas', 'fecha', 'mias'], 'todas'),
  buscar: text(200),
  etiqueta: id(),
  /** The id of a member. The view `mias` ignores it. */
  asignada: id(),
  estado: oneOf(['todas', 'pendientes'], 'todas'),
  /** Shows only pending tareas with such a due date. */
  vence: oneOf(['vencidas', 'hoy', 'semana', 'despues', 'sinFecha'], null),
  /** Shows only tareas created or completed in a period, for links from panels: `creada_2026-11-23_2026-11-29`. */
  hecho,
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

export const useBusqueda = () => useUrlState(busquedaSchema);

/** The busqueda without filters, except for the view. */
export const sinFiltros = {
  buscar: '',
  etiqueta: null,
  asignada: null,
  estado: 'todas',
  vence: null,
  hecho: '',
} as const;

/** Whether a filter hides tareas of the view. */
export const hasFilters = ({ vista, buscar, etiqueta, asignada, estado, vence, hecho: que }: Busqueda): boolean =>
  Boolean(buscar || etiqueta || (vista !== 'mias' && asignada) || estado === 'pendientes' || vence || que);
