import { StatusChip } from '../../../components/status-chip';
import { type EstadoCarpeta, tonosDeEstado, useNombreDeEstado } from './public/estados';

export function EstadoChip({ estado }: { estado: EstadoCarpeta }) {
  const nombreDeEstado = useNombreDeEstado();
  return <StatusChip label={nombreDeEstado(estado)} tone={tonosDeEstado[estado]} />;
}
