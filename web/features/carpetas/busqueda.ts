import type { CarpetasFindPageApiArg, CarpetasTableroFindApiArg } from '../../api/generated/carpetas';
import { flag, oneOf, severalOf, text, uuid, whole } from '../../lib/url-codecs';
import { type ChangeUrl, type UrlState, useUrlState } from '../../lib/use-url-state';
import { nombresDePrioridad } from './prioridades';
import { nombresDeEstado } from './publico/estados';

export const tamanos = [25, 50, 100];

const ordenes: readonly CarpetasFindPageApiArg['orden'][] = [
  'numero',
  'caratula',
  'estado',
  'prioridad',
  'fechaFirmaPrevista',
  'creadaEn',
  'actualizadaEn',
];

/** What the list shows: its search, filters, order and page. The address holds it. */
export const busquedaSchema = {
  buscar: text(200),
  estado: severalOf(nombresDeEstado),
  acto: uuid(),
  responsable: uuid(),
  etiqueta: text(40),
  prioridad: oneOf(nombresDePrioridad, null),
  papelera: flag('si'),
  orden: oneOf(ordenes, 'actualizadaEn'),
  direccion: oneOf(['asc', 'desc'], 'desc'),
  pagina: whole(1, 1_000_000, 1),
  tamano: oneOf(tamanos, 25),
  como: oneOf(['lista', 'tablero'], null),
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

export const useBusqueda = () => useUrlState(busquedaSchema);

export function toQuery({ acto, responsable, como: _, ...busqueda }: Busqueda): CarpetasFindPageApiArg {
  return {
    ...busqueda,
    buscar: busqueda.buscar || undefined,
    estado: busqueda.estado.length > 0 ? busqueda.estado : undefined,
    tipoActoId: acto ?? undefined,
    responsableId: responsable ?? undefined,
    etiqueta: busqueda.etiqueta || undefined,
    prioridad: busqueda.prioridad ?? undefined,
  };
}

/** The first portion of each column of the board: the same search and filters, in an order of its own. */
export function toTableroQuery(busqueda: Busqueda): CarpetasTableroFindApiArg {
  const { papelera: _, orden: __, direccion: ___, ...filtros } = toQuery(busqueda);
  return { ...filtros, pagina: 1, tamano: 20 };
}

/** Clears the search and the filters; the order and the page size stay. */
export const sinFiltros: Partial<Busqueda> = {
  buscar: '',
  estado: [],
  acto: null,
  responsable: null,
  etiqueta: '',
  prioridad: null,
  papelera: false,
};

/** Whether the list leaves anything out. */
export function hasFilters(busqueda: Busqueda): boolean {
  const { buscar, estado, acto, responsable, etiqueta, prioridad, papelera } = busqueda;
  return Boolean(buscar || estado.length > 0 || acto || responsable || etiqueta || prioridad || papelera);
}
