import { flag, oneOf, text, uuid, whole } from '../../../../lib/url-codecs';
import type { ChangeUrl, UrlState } from '../../../../lib/use-url-state';

/** The orders that the list offers, by the words of the API. */
export const ordenes = ['name', 'sku', 'price', 'stock', 'active', 'nuevos'] as const;
export type Orden = (typeof ordenes)[number];
/** How many products a page may have. */
export const tamanos = [5, 10, 25, 100] as const;

/** What the address of the page holds: the search, filters, order and page of the list. */
export const busquedaSchema = {
  buscar: text(200),
  categoria: uuid(),
  reponer: flag('si'),
  orden: oneOf(ordenes, 'name'),
  direccion: oneOf(['asc', 'desc'], 'asc'),
  /** From 1, as people count. */
  pagina: whole(1, 1_000_000, 1),
  tamano: oneOf(tamanos, 25),
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

/** Whether the list is narrowed. */
export const hasFilters = ({ buscar, categoria, reponer }: Busqueda): boolean =>
  Boolean(buscar || categoria || reponer);

/** Clears the search and the filters; the order stays. */
export const sinFiltros: Partial<Busqueda> = { buscar: '', categoria: null, reponer: false };
