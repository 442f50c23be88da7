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

/** The carpetas of an acto whose signature is ahead. */
export const carpetasPorFirmar = (acto: string): string =>
  `/carpetas?${new URLSearchParams({ acto, estado: estados.filter(esperaFirma).join(',') })}`;

/** What happened to the carpetas that a figure counts. */
export type Hecho = 'nueva' | 'movida' | 'firmada' | 'atrasada' | 'terminada' | 'anulada' | 'reabierta';

/** The list of carpetas to which something happened in a period, of one person if named. */
export function carpetasCon(hecho: Hecho, desde: string, hasta = desde, responsable?: string): string {
  const params = new URLSearchParams({ hecho: `${hecho}_${desde}_${hasta}`, ...(responsable && { responsable }) });
  return `/carpetas?${params}`;
}

/** When a pending tarea is due. */
export type Vence = 'vencidas' | 'hoy' | 'semana' | 'despues' | 'sinFecha';

/** The list of pending tareas that are due then. */
export const tareasQueVencen = (vence: Vence): string => `/apps/tasks?vence=${vence}`;
