import { FilterButton } from '../../../../components/filter/filter-button';

interface MonedaFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** The filter by currency, which only links from panels set. Here it can only be removed. */
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
