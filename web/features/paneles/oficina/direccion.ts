import { oneOf } from '../../../lib/url-codecs';
import { useUrlState } from '../../../lib/use-url-state';
import { estados } from '../../carpetas/publico/estados';

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

/** What happened to the carpetas that a figure counts. */
export type Hecho = 'nueva' | 'movida' | 'firmada' | 'terminada' | 'anulada' | 'reabierta';

/** The list of carpetas to which something happened in a period, of one person if named. */
export function carpetasCon(hecho: Hecho, desde: string, hasta = desde, responsable?: string): string {
  const params = new URLSearchParams({ hecho: `${hecho}_${desde}_${hasta}`, ...(responsable && { responsable }) });
  return `/carpetas?${params}`;
}
