import { FilterButton } from '../../../components/filter/filter-button';
import { formatFecha } from '../../../lib/fechas';

const hechos: Record<string, string> = {
  nueva: 'Nuevas',
  movida: 'Movidas',
  firmada: 'Firmadas',
  atrasada: 'Firmas atrasadas',
  terminada: 'Terminadas',
  anulada: 'Anuladas',
  reabierta: 'Reabiertas',
};

interface HechoFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** What happened in a period, that a panel led here by. It is only taken off. */
export function HechoFilter({ value, onChange }: HechoFilterProps) {
  const [hecho = '', desde = '', hasta = ''] = value.split('_');
  const days = [...new Set([desde, hasta])].map((day) => formatFecha(day)).join(' a ');
  return (
    <FilterButton
      label="Qué pasó"
      options={[{ value, label: `${hechos[hecho]}, ${days}` }]}
      values={[value]}
      onChange={([next]) => onChange(next ?? '')}
    />
  );
}
