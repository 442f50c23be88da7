import { StatusChip } from '../../components/status-chip';
import { type EstadoCarpeta, estados } from './publico/estados';

export function EstadoChip({ estado }: { estado: EstadoCarpeta }) {
  const { nombre, tone } = estados[estado];
  return <StatusChip label={nombre} tone={tone} />;
}
