import { FilterButton } from '../../../../components/filter/filter-button';

const vencidos = { value: 'vencidos', label: 'Vencidos' };

/** The filter for carpetas with a late requisito, which only views set. Here it can only be removed. */
export function RequisitosFilter({ onChange }: { onChange: (value: 'vencidos' | null) => void }) {
  return (
    <FilterButton
      label="Requisitos"
      options={[vencidos]}
      values={[vencidos.value]}
      onChange={([next]) => onChange(next ? 'vencidos' : null)}
    />
  );
}
