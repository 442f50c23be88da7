import { esperaFirma, estados } from './estados';

/** Which of the carpetas a figure counts: `nadie` answers for those without a responsable. */
type Filtros = { responsable?: string; acto?: string; moneda?: string };

/** What happened to the carpetas that a figure counts. */
export type Hecho = 'nueva' | 'movida' | 'firmada' | 'atrasada' | 'terminada' | 'anulada' | 'reabierta';

/** The list of carpetas to which something happened in a period. */
export const carpetasCon = (hecho: Hecho, desde: string, hasta = desde, filtros: Filtros = {}): string =>
  `/carpetas?${new URLSearchParams({ hecho: `${hecho}_${desde}_${hasta}`, ...filtros })}`;

/** The list of carpetas that go on, of one person if named. */
export function carpetasEnCurso(responsable?: string): string {
  const open = estados.filter((estado) => !['entregada', 'archivada', 'anulada'].includes(estado));
  return `/carpetas?${new URLSearchParams({ estado: open.join(','), ...(responsable && { responsable }) })}`;
}

/** The carpetas whose signature is ahead. */
export const carpetasPorFirmar = (filtros: Filtros): string =>
  `/carpetas?${new URLSearchParams({ estado: estados.filter(esperaFirma).join(','), ...filtros })}`;
