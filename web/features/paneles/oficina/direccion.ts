import { oneOf } from '../../../lib/url-codecs';
import { useUrlState } from '../../../lib/use-url-state';
import { esperaFirma, estados } from '../../carpetas/publico/estados';

/** Which part of the panel is shown, of which week, and which day of the agenda. The address holds it. */
const panelSchema = {
  vista: oneOf(['inicio', 'montos', 'equipo'], 'inicio'),
  semana: oneOf(['esta', 'pasada'], 'esta'),
  dia: oneOf(['hoy', 'manana'], 'hoy'),
};

export const usePanel = () => useUrlState(panelSchema);

/** The list of carpetas that go on, of one person if named. */
export function carpetasEnCurso(responsable?: string): string {
  const open = estados.filter((estado) => !['entregada', 'archivada', 'anulada'].includes(estado));
  return `/carpetas?${new URLSearchParams({ estado: open.join(','), ...(responsable && { responsable }) })}`;
}

/** The carpetas whose signature is ahead. */
export const carpetasPorFirmar = (filtros: Filtros): string =>
  `/carpetas?${new URLSearchParams({ estado: estados.filter(esperaFirma).join(','), ...filtros })}`;

/** Which of the carpetas a figure counts: `nadie` answers for those without a responsable. */
type Filtros = { responsable?: string; acto?: string; moneda?: string };

/** What happened to the carpetas that a figure counts. */
export type Hecho = 'nueva' | 'movida' | 'firmada' | 'atrasada' | 'terminada' | 'anulada' | 'reabierta';

/** The list of carpetas to which something happened in a period. */
export const carpetasCon = (hecho: Hecho, desde: string, hasta = desde, filtros: Filtros = {}): string =>
  `/carpetas?${new URLSearchParams({ hecho: `${hecho}_${desde}_${hasta}`, ...filtros })}`;

/** When a pending tarea is due. */
export type Vence = 'vencidas' | 'hoy' | 'semana' | 'despues' | 'sinFecha';

/** The list of pending tareas that are due then. */
export const tareasQueVencen = (vence: Vence): string => `/apps/tasks?vence=${vence}`;

/** The list of tareas that were made or completed in a period. */
export const tareasCon = (hecho: 'creada' | 'completada', desde: string, hasta: string): string =>
  `/apps/tasks?hecho=${hecho}_${desde}_${hasta}`;
