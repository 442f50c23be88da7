import type { StatusTone } from '../../../components/status-chip';
import { useNombreDeEstado } from '../carpetas/public/estados';
import type { Inscripcion } from './inscripciones-api';

/** Says that a carpeta moves back when its last presentation is deleted. */
export const VUELVE_A_FIRMADA = 'Si no queda otra presentada, la carpeta vuelve a «Firmada».';

/** Returns the label and the colour of each state, in the words of the cuenta's country. */
export function useEstados(): Record<Inscripcion['estado'], { label: string; tone: StatusTone }> {
  const nombreDeEstado = useNombreDeEstado();
  return {
    por_presentar: { label: 'Por presentar', tone: 'neutral' },
    presentada: { label: 'Presentada', tone: 'indigo' },
    observada: { label: 'Observada', tone: 'warning' },
    inscripta: { label: nombreDeEstado('inscripta'), tone: 'success' },
    rechazada: { label: 'Rechazada', tone: 'danger' },
  };
}
