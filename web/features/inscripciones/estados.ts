import type { StatusTone } from '../../components/status-chip';
import { useNombreDeEstado } from '../carpetas/publico/estados';
import type { Inscripcion } from './inscripciones-api';

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
