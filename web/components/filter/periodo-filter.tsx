import { formatFecha } from '../../lib/fechas';
import { FilterButton } from './filter-button';

interface PeriodoFilterProps {
  /** The event and the period: `nueva_2026-11-23_2026-11-29`. */
  value: string;
  /** The possible events in words. */
  hechos: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** The filter by an event in a period, which a link from a panel sets. Here it can only be removed. */
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
