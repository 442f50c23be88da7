import { FilterButton } from '../../../../components/filter/filter-button';
import type { Busqueda } from '../busqueda';

const options = [
  { value: 'vencido', label: 'Con uno vencido' },
  { value: 'antes_de_la_firma', label: 'Con uno antes de la firma' },
  { value: 'sin_plazo', label: 'Sin ninguno abierto' },
];

interface PlazoFilterProps {
  value: Busqueda['plazo'];
  onChange: (value: Busqueda['plazo']) => void;
}

/** The filter by the plazos of the carpetas. */
export function PlazoFilter({ value, onChange }: PlazoFilterProps) {
  return (
    <FilterButton
      label="Plazos"
      options={options}
      values={value ? [value] : []}
      onChange={([next]) => onChange((next as Busqueda['plazo'] | undefined) ?? null)}
    />
  );
}
