import { useState } from 'react';
import { useTiposActoFindAllQuery } from '../../../api/generated/tipos-acto';
import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import { FilterButton } from '../../../components/filter/filter-button';
import { formatTotal } from '../../../lib/numeros';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { EstadoChip } from '../estado-chip';
import { PrioridadMarca } from '../marcas';
import { nombresDePrioridad, type Prioridad, prioridades } from '../prioridades';
import { useCarpetasFindEtiquetasQuery } from '../publico/carpetas-api';
import { type EstadoCarpeta, estados, nombresDeEstado } from '../publico/estados';

interface FilterProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

const estadoOptions = nombresDeEstado.map((value) => ({
  value,
  label: estados[value].nombre,
  content: <EstadoChip estado={value} />,
}));

const prioridadOptions = nombresDePrioridad.map((value) => ({
  value,
  label: prioridades[value].nombre,
  content: <PrioridadMarca prioridad={value} />,
}));

export function EstadoFilter({ value, onChange }: FilterProps<EstadoCarpeta[]>) {
  return (
    <FilterButton
      label="Estado"
      isMultiple
      options={estadoOptions}
      values={value}
      onChange={(values) => onChange(nombresDeEstado.filter((nombre) => values.includes(nombre)))}
    />
  );
}

export function PrioridadFilter({ value, onChange }: FilterProps<Prioridad | null>) {
  return (
    <FilterButton
      label="Prioridad"
      options={prioridadOptions}
      values={value ? [value] : []}
      onChange={([next]) => onChange((next as Prioridad | undefined) ?? null)}
    />
  );
}

export function ActoFilter({ value, onChange }: FilterProps<string | null>) {
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useTiposActoFindAllQuery(undefined, { skip: !isWanted && !value });
  return (
    <FilterButton
      label="Acto"
      options={data?.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      values={value ? [value] : []}
      onChange={([next]) => onChange(next ?? null)}
      onOpen={() => setIsWanted(true)}
    />
  );
}

export function ResponsableFilter({ value, onChange }: FilterProps<string | null>) {
  const me = useAppSelector(selectUser)?.id;
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useMiembrosFindAllQuery({}, { skip: !isWanted && !value });
  const mineFirst = data?.toSorted((one, other) => Number(other.id === me) - Number(one.id === me));
  return (
    <FilterButton
      label="Responsable"
      options={mineFirst?.map(({ id, nombre }) => ({
        value: id,
        label: nombre,
        hint: id === me ? 'usted' : undefined,
      }))}
      values={value ? [value] : []}
      onChange={([next]) => onChange(next ?? null)}
      onOpen={() => setIsWanted(true)}
    />
  );
}

export function EtiquetaFilter({ value, onChange }: FilterProps<string>) {
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useCarpetasFindEtiquetasQuery(undefined, { skip: !isWanted });
  // The chosen etiqueta is listed even before the others load, or when no carpeta has it any more.
  const known = data?.map((etiqueta) => ({
    value: etiqueta.nombre,
    label: etiqueta.nombre,
    hint: formatTotal(etiqueta),
  }));
  const own = value && !known?.some((option) => option.value === value) ? [{ value, label: value }] : [];
  return (
    <FilterButton
      label="Etiqueta"
      options={known || own.length > 0 ? [...own, ...(known ?? [])] : undefined}
      values={value ? [value] : []}
      onChange={([next]) => onChange(next ?? '')}
      onOpen={() => setIsWanted(true)}
    />
  );
}
