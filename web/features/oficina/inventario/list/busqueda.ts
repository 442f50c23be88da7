import { flag, oneOf, text, uuid, whole } from '../../../../lib/url-codecs';
import type { ChangeUrl, UrlState } from '../../../../lib/use-url-state';

/** The orders that the list offers, in the words of the API. */
export const ordenes = ['name', 'sku', 'price', 'stock', 'active', 'nuevos'] as const;
export type Orden = (typeof ordenes)[number];
/** The numbers of products that a page may have. */
export const tamanos = [5, 10, 25, 100] as const;

/** The search, filters, order and page of the list, which the address holds. */
export const busquedaSchema = {
  buscar: text(200),
  categoria: uuid(),
  reponer: flag('si'),
  orden: oneOf(ordenes, 'name'),
  direccion: oneOf(['asc', 'desc'], 'asc'),
  /** The number of the page, from 1. */
  pagina: whole(1, 1_000_000, 1),
  tamano: oneOf(tamanos, 25),
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

/** Whether a search or a filter narrows the list. */
export const hasFilters = ({ buscar, categoria, reponer }: Busqueda): boolean =>
  Boolean(buscar || categoria || reponer);

/** Clears the search and the filters; the order stays. */
export const sinFiltros: Partial<Busqueda> = { buscar: '', categoria: null, reponer: false };
