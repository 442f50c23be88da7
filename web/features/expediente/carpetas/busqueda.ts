import { useCallback } from 'react';
import type { CarpetasFindPageApiArg, CarpetasTableroFindApiArg } from '../../../api/generated/carpetas';
import { flag, id, oneOf, severalOf, text, type UrlCodec, uuid, whole } from '../../../lib/url-codecs';
import { type ChangeUrl, searchOf, type UrlState, useUrlState } from '../../../lib/use-url-state';
import { nombresDePrioridad } from './prioridades';
import { estados } from './public/estados';

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

type PeriodoFirma = NonNullable<CarpetasFindPageApiArg['firma']>;

/** The periods of the filter by the planned day of a signature that is ahead. */
export const periodosFirma: Record<PeriodoFirma, string> = {
  atrasada: 'Atrasada',
  hoy: 'Hoy',
  esta_semana: 'Esta semana',
  proxima_semana: 'Próxima semana',
  este_mes: 'Este mes',
};

/** A member, `yo` for whoever opens the address, or `nadie`. */
const miembro: UrlCodec<string | null> = {
  ...uuid(),
  read: (typed) => (typed === 'yo' || typed === 'nadie' ? typed : uuid().read(typed)),
};

const hechoPattern = /^(nueva|movida|firmada|atrasada|terminada|anulada|reabierta)(_\d{4}-[01]\d-[0-3]\d){2}$/;
const hecho: UrlCodec<string> = { initial: '', read: (typed) => (hechoPattern.test(typed) ? typed : undefined) };

/** The currency of an amount. */
const moneda: UrlCodec<string> = { initial: '', read: (typed) => (/^[A-Z]{3}$/.test(typed) ? typed : undefined) };

/** The state of the list: its search, filters, order and page. The address holds it. */
export const busquedaSchema = {
  /** The saved view that the filters come from. The person may have changed the filters since. */
  vista: id(),
  buscar: text(200),
  estado: severalOf(estados),
  acto: uuid(),
  responsable: miembro,
  etiqueta: text(40),
  prioridad: oneOf(nombresDePrioridad, null),
  firma: oneOf(Object.keys(periodosFirma) as PeriodoFirma[], null),
  sinMovimiento: whole(1, 3650, null),
  requisitos: oneOf(['vencidos'], null),
  /** Shows only carpetas that are proposed for the signature. */
  propuesta: oneOf(['si'], null),
  /**
   * Shows only carpetas to which something happened in a period, for links from panels: `nueva_2026-11-23_2026-11-29`.
   */
  hecho,
  /** The currency of the amounts, for links from panels. */
  moneda,
  plazo: oneOf(['vencido', 'antes_de_la_firma', 'sin_plazo'], null),
  papelera: flag('si'),
  orden: oneOf(ordenes, 'actualizadaEn'),
  direccion: oneOf(['asc', 'desc'], 'desc'),
  pagina: whole(1, 1_000_000, 1),
  tamano: oneOf(tamanos, 25),
  como: oneOf(['lista', 'tablero'], null),
};

export type Busqueda = UrlState<typeof busquedaSchema>;
export type ChangeBusqueda = ChangeUrl<typeof busquedaSchema>;

export function useBusqueda(): [Busqueda, ChangeBusqueda] {
  const [busqueda, change] = useUrlState(busquedaSchema);
  const changeAll = useCallback<ChangeBusqueda>(
    (changes, options) => {
      const isLeft = isWhole({ ...busqueda, ...changes }) || changes.papelera;
      change(isLeft ? { ...changes, vista: null } : changes, options);
    },
    [busqueda, change],
  );
  return [busqueda, changeAll];
}

/** Whether the address names no filter and no order. With a view, such an address asks for the whole view. */
export const isWhole = (busqueda: Busqueda): boolean =>
  searchOf(busquedaSchema, { ...busqueda, vista: null, como: null, pagina: 1, tamano: 25 }) === '';

export function toQuery(all: Busqueda): CarpetasFindPageApiArg {
  const { vista: _vista, como: _como, acto, responsable, sinMovimiento, ...busqueda } = all;
  return {
    ...busqueda,
    buscar: busqueda.buscar || undefined,
    estado: busqueda.estado.length > 0 ? busqueda.estado : undefined,
    tipoActoId: acto ?? undefined,
    responsableId: responsable ?? undefined,
    etiqueta: busqueda.etiqueta || undefined,
    prioridad: busqueda.prioridad ?? undefined,
    firma: busqueda.firma ?? undefined,
    sinMovimientoDias: sinMovimiento ?? undefined,
    requisitos: busqueda.requisitos ?? undefined,
    propuesta: busqueda.propuesta ?? undefined,
    hecho: busqueda.hecho || undefined,
    moneda: busqueda.moneda || undefined,
    plazo: busqueda.plazo ?? undefined,
  };
}

/**
 * The query for the first portion of each column of the board. It has the same search and filters, and its own order.
 */
export function toTableroQuery(busqueda: Busqueda): CarpetasTableroFindApiArg {
  const { papelera: _, orden: __, direccion: ___, ...filtros } = toQuery(busqueda);
  return { ...filtros, pagina: 1, tamano: 20 };
}

/** Clears the search and the filters; the order and the page size stay. */
export const sinFiltros = {
  vista: null,
  buscar: '',
  estado: [],
  acto: null,
  responsable: null,
  etiqueta: '',
  prioridad: null,
  firma: null,
  sinMovimiento: null,
  requisitos: null,
  propuesta: null,
  hecho: '',
  moneda: '',
  plazo: null,
  papelera: false,
} satisfies Partial<Busqueda>;

/** Whether the search or a filter leaves carpetas out. */
export function hasFilters({ orden: _orden, direccion: _direccion, ...busqueda }: Busqueda): boolean {
  return !isWhole({ ...busqueda, orden: 'actualizadaEn', direccion: 'desc' });
}
