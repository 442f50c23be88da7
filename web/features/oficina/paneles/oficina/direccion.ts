import { oneOf } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';

/** The state of the panel that the address holds: its part, its week and the day of its agenda. */
const panelSchema = {
  vista: oneOf(['inicio', 'montos', 'equipo'], 'inicio'),
  semana: oneOf(['esta', 'pasada'], 'esta'),
  dia: oneOf(['hoy', 'manana'], 'hoy'),
};

export const usePanel = () => useUrlState(panelSchema);

/** When a pending tarea is due. */
export type Vence = 'vencidas' | 'hoy' | 'semana' | 'despues' | 'sinFecha';

/** The address of the list of pending tareas that are due then. */
export const tareasQueVencen = (vence: Vence): string => `/apps/tasks?vence=${vence}`;

/** The address of the list of tareas that were created or completed in a period. */
export const tareasCon = (hecho: 'creada' | 'completada', desde: string, hasta: string): string =>
  `/apps/tasks?hecho=${hecho}_${desde}_${hasta}`;
