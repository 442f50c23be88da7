import { FilterButton } from './filter-button';

type Way = 'asc' | 'desc';

interface OrdenButtonProps<Orden extends string> {
  options: { value: `${Orden} ${Way}`; label: string }[];
  value: { orden: Orden; direccion: Way };
  onChange: (next: { orden: Orden; direccion: Way }) => void;
}

/** Chooses the order of a list without headers to click. */
export function OrdenButton<Orden extends string>({ options, value, onChange }: OrdenButtonProps<Orden>) {
  return (
    <FilterButton
      label="Orden"
      isRequired
      options={options}
      values={[`${value.orden} ${value.direccion}`]}
      onChange={([next = '']) => {
        const [orden, direccion] = next.split(' ') as [Orden, Way];
        onChange({ orden, direccion });
      }}
    />
  );
}
