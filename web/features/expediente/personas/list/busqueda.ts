import type { PersonasFindPageApiArg } from '../../../../api/generated/personas';
import { id, oneOf, text, whole } from '../../../../lib/url-codecs';
import type { ChangeUrl, UrlState } from '../../../../lib/use-url-state';

type Orden = NonNullable<PersonasFindPageApiArg['orden']>;
type Tipo = NonNullable<PersonasFindPageApiArg['tipo']>;

const ordenes: readonly Orden[] = ['nombre', 'apellidos', 'actualizadaEn'];

/** The parameters in the address of the page: the search, filter, order and page of the list. */
export const busquedaSchema = {
  buscar: text(200),
  tipo: oneOf<Tipo, null>(['humana', 'juridica'], null),
  orden: oneOf(ordenes, 'nombre'),
  direccion: oneOf(['asc', 'desc'], 'asc'),
  pagina: whole(1, 1_000_000, 1),
  /** The document of the open persona in the viewer. */
  archivo: id(),
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

/** Whether the search or the filter leaves personas out. */
export const hasFilters = ({ buscar, tipo }: Busqueda): boolean => Boolean(buscar || tipo);

/** Clears the search and the filter; the order stays. */
export const sinFiltros: Partial<Busqueda> = { buscar: '', tipo: null };
