import { formatFecha } from '../../lib/fechas';
import { FilterButton } from './filter-button';

interface PeriodoFilterProps {
  /** What happened and when: `nueva_2026-11-23_2026-11-29`. */
  value: string;
  /** What may have happened, in words. */
  hechos: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** What happened in a period, that a panel led here by. It is only taken off. */
export function PeriodoFilter({ value, hechos, onChange }: PeriodoFilterProps) {
  const [hecho = '', desde = '', hasta = ''] = value.split('_');
  const days = [...new Set([desde, hasta])].map((day) => formatFecha(day)).join(' a ');
  return (
    <FilterButton
      label="Qué pasó"
      options={[{ value, label: `${hechos[hecho]}, ${days}` }]}
      values={[value]}
      isWhole
      onChange={([next]) => onChange(next ?? '')}
    />
  );
}
