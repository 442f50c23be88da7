import { FilterButton } from '../../../../components/filter/filter-button';

interface MonedaFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** The currency of the amount, that a panel led here by. It is only taken off. */
export function MonedaFilter({ value, onChange }: MonedaFilterProps) {
  return (
    <FilterButton
      label="Monto en"
      options={[{ value, label: value }]}
      values={[value]}
      onChange={([next]) => onChange(next ?? '')}
    />
  );
}
