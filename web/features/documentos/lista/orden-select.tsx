import { Select } from '../../../components/ui/select';
import type { Direccion, Orden } from '../direccion';
import styles from './orden-select.module.css';

const opciones: { value: `${Orden} ${Direccion['direccion']}`; label: string }[] = [
  { value: 'nombre asc', label: 'Nombre, A a Z' },
  { value: 'nombre desc', label: 'Nombre, Z a A' },
  { value: 'fecha desc', label: 'Más recientes' },
  { value: 'fecha asc', label: 'Más antiguos' },
  { value: 'bytes desc', label: 'Más grandes' },
  { value: 'bytes asc', label: 'Más chicos' },
];

interface OrdenSelectProps {
  direccion: Direccion;
  onChange: (change: Partial<Direccion>) => void;
}

/** The order of the list, where there are no headers to click. */
export function OrdenSelect({ direccion, onChange }: OrdenSelectProps) {
  return (
    <div className={styles.orden}>
      <Select
        aria-label="Orden"
        options={opciones}
        value={`${direccion.orden} ${direccion.direccion}`}
        onChange={(value) => {
          const [orden, way] = String(value).split(' ') as [Orden, Direccion['direccion']];
          onChange({ orden, direccion: way });
        }}
      />
    </div>
  );
}
