import bar from '../../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../../components/filter/filter-button';
import { OrdenButton } from '../../../../components/filter/orden-button';
import { SearchField } from '../../../../components/search-field';
import { type Busqueda, busquedaSchema, type ChangeBusqueda } from './busqueda';
import styles from './personas-bar.module.css';

const ordenes: { value: `${Busqueda['orden']} ${Busqueda['direccion']}`; label: string }[] = [
  { value: 'nombre asc', label: 'Nombre, A a Z' },
  { value: 'apellidos asc', label: 'Apellidos o razón social, A a Z' },
  { value: 'apellidos desc', label: 'Apellidos o razón social, Z a A' },
  { value: 'actualizadaEn desc', label: 'Última modificada' },
];
const tipos = [
  { value: 'humana', label: 'Humanas' },
  { value: 'juridica', label: 'Jurídicas' },
];

interface PersonasBarProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
}

/** The search, the order and the filter of the list. */
export function PersonasBar({ busqueda, onChange }: PersonasBarProps) {
  return (
    <search className={`${bar.bar} ${styles.bar}`}>
      <SearchField
        label="Buscar personas"
        placeholder="Nombre o número de documento"
        value={busqueda.buscar}
        onSearch={(buscar) => onChange({ buscar }, { replace: true })}
      />
      <div className={bar.filters}>
        <OrdenButton options={ordenes} value={busqueda} onChange={onChange} />
        <FilterButton
          label="Tipo"
          options={tipos}
          values={busqueda.tipo ? [busqueda.tipo] : []}
          onChange={([tipo = '']) => onChange({ tipo: busquedaSchema.tipo.read(tipo) ?? null })}
        />
      </div>
    </search>
  );
}
