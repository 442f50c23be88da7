import type { StatusTone } from '../../../components/status-chip';
import { useNombreDeEstado } from '../carpetas/publico/estados';
import type { Inscripcion } from './inscripciones-api';

/** What becomes of a carpeta whose last presentation is taken away. */
export const VUELVE_A_FIRMADA = 'Si no queda otra presentada, la carpeta vuelve a «Firmada».';

/** How the state of an inscripción is shown, in the words of the cuenta's country. */
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
