import { FilterButton } from '../../../components/filter/filter-button';
import type { Busqueda, ChangeBusqueda } from '../busqueda';

const ordenes: { value: `${Busqueda['orden']} ${Busqueda['direccion']}`; label: string }[] = [
  { value: 'actualizadaEn desc', label: 'Última actualizada' },
  { value: 'creadaEn desc', label: 'Última creada' },
  { value: 'fechaFirmaPrevista asc', label: 'Próxima firma' },
  { value: 'prioridad desc', label: 'Más prioritaria' },
  { value: 'numero desc', label: 'Número mayor' },
  { value: 'numero asc', label: 'Número menor' },
  { value: 'caratula asc', label: 'Carátula, A a Z' },
  { value: 'estado asc', label: 'Estado' },
];

interface OrdenButtonProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
}

/** The order of the list, where there are no headers to click. */
export function OrdenButton({ busqueda, onChange }: OrdenButtonProps) {
  return (
    <FilterButton
      label="Orden"
      isRequired
      options={ordenes}
      values={[`${busqueda.orden} ${busqueda.direccion}`]}
      onChange={([next]) => {
        const [orden, direccion] = (next ?? '').split(' ') as [Busqueda['orden'], Busqueda['direccion']];
        onChange({ orden, direccion });
      }}
    />
  );
}
