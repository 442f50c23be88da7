import { FilterButton } from '../../../components/filter/filter-button';
import { formatFecha } from '../../../lib/fechas';

const hechos: Record<string, string> = { creada: 'Creadas', completada: 'Completadas' };

interface HechoFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** What happened in a period, that a panel led here by. It is only taken off. */
export function HechoFilter({ value, onChange }: HechoFilterProps) {
  const [hecho = '', desde = '', hasta = ''] = value.split('_');
  return (
    <FilterButton
      label="Qué pasó"
      options={[{ value, label: `${hechos[hecho]}, ${formatFecha(desde)} a ${formatFecha(hasta)}` }]}
      values={[value]}
      onChange={([next]) => onChange(next ?? '')}
    />
  );
}
