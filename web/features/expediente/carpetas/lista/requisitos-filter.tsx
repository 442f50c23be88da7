import { FilterButton } from '../../../../components/filter/filter-button';

const vencidos = { value: 'vencidos', label: 'Vencidos' };

/** That a requisito is late, which a view asks for. It is only taken off. */
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
