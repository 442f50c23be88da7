import { esperaFirma, estados } from './estados';

/** The carpetas that a figure counts. `nadie` stands for carpetas without a responsable. */
type Filtros = { responsable?: string; acto?: string; moneda?: string };

/** The event of the carpetas that a figure counts. */
export type Hecho = 'nueva' | 'movida' | 'firmada' | 'atrasada' | 'terminada' | 'anulada' | 'reabierta';

/** The address of the list of carpetas with an event in a period. */
export const carpetasCon = (hecho: Hecho, desde: string, hasta = desde, filtros: Filtros = {}): string =>
  `/carpetas?${new URLSearchParams({ hecho: `${hecho}_${desde}_${hasta}`, ...filtros })}`;

/** The address of the list of carpetas in progress, of one person if named. */
export function carpetasEnCurso(responsable?: string): string {
  const open = estados.filter((estado) => !['entregada', 'archivada', 'anulada'].includes(estado));
  return `/carpetas?${new URLSearchParams({ estado: open.join(','), ...(responsable && { responsable }) })}`;
}

/** The address of the list of carpetas whose signature is ahead. */
export const carpetasPorFirmar = (filtros: Filtros): string =>
  `/carpetas?${new URLSearchParams({ estado: estados.filter(esperaFirma).join(','), ...filtros })}`;
