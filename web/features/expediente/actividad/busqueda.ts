import { dayMs, hoyEnLaCuenta } from '../../../lib/fechas';
import { day, oneOf, uuid } from '../../../lib/url-codecs';
import type { ChangeUrl, UrlState } from '../../../lib/use-url-state';
import type { Filtros } from './actividad-api';

/** The kinds of events, in the order of the filter. Kinds that belong to no carpeta come last. */
export const clases = {
  carpetas: 'Carpetas',
  partes: 'Partes',
  documentos: 'Documentos',
  comentarios: 'Comentarios',
  correos: 'Correos archivados',
  inventario: 'Inventario',
  lecturas: 'Lecturas y descargas',
  personas: 'Personas',
  archivos: 'Archivos',
  academia: 'Academia',
  equipo: 'Equipo',
  cuenta: 'Cuenta y plan',
} satisfies Record<NonNullable<Filtros['clase']>, string>;
type Clase = keyof typeof clases;

/** The kinds of events that belong to no carpeta. */
const deLaOficina: readonly Clase[] = ['personas', 'archivos', 'academia', 'equipo', 'cuenta'];

/** The kinds of which the person can find events. */
export const clasesFor = (seesOficina: boolean): Clase[] =>
  (Object.keys(clases) as Clase[]).filter((clase) => seesOficina || !deLaOficina.includes(clase));

export const schema = {
  persona: uuid(),
  clase: oneOf(Object.keys(clases) as Clase[], null),
  carpeta: uuid(),
  desde: day,
  hasta: day,
};
export type Busqueda = UrlState<typeof schema>;
export type ChangeBusqueda = ChangeUrl<typeof schema>;

export const ninguna: Busqueda = { persona: null, clase: null, carpeta: null, desde: null, hasta: null };

export const hasFilters = (busqueda: Busqueda): boolean => Object.values(busqueda).some((value) => value !== null);

export const toFiltros = ({ persona, clase, carpeta, desde, hasta }: Busqueda): Filtros => ({
  usuarioId: persona ?? undefined,
  clase: clase ?? undefined,
  carpetaId: carpeta ?? undefined,
  desde: desde ?? undefined,
  hasta: hasta ?? undefined,
});

/** The usual periods until today, with their number of days. */
export const periodos = { hoy: ['Hoy', 1], semana: ['Últimos 7 días', 7], mes: ['Últimos 30 días', 30] } as const;
export type Periodo = keyof typeof periodos;

/** The first day of a period that ends today. */
export const desdeDe = (periodo: Periodo, now = new Date()): string =>
  hoyEnLaCuenta(new Date(now.getTime() - (periodos[periodo][1] - 1) * dayMs));

/** The usual period that two days describe. Null when it is none. */
export const periodoOf = ({ desde, hasta }: Pick<Busqueda, 'desde' | 'hasta'>, now = new Date()): Periodo | null =>
  hasta === null ? ((Object.keys(periodos) as Periodo[]).find((one) => desdeDe(one, now) === desde) ?? null) : null;
