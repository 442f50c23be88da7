import { useState } from 'react';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { useTiposActoFindAllQuery } from '../../../../api/tipos-acto-api';
import { FilterButton, type FilterOption } from '../../../../components/filter/filter-button';
import { contar, formatTotal } from '../../../../lib/numeros';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { type Busqueda, periodosFirma } from '../busqueda';
import { EstadoChip } from '../estado-chip';
import { PrioridadMarca } from '../marcas';
import { nombresDePrioridad, type Prioridad, prioridades } from '../prioridades';
import { useCarpetasFindEtiquetasQuery } from '../public/carpetas-api';
import { type EstadoCarpeta, estados, useNombreDeEstado } from '../public/estados';

interface FilterProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

const prioridadOptions = nombresDePrioridad.map((value) => ({
  value,
  label: prioridades[value].nombre,
  content: <PrioridadMarca prioridad={value} />,
}));

export function EstadoFilter({ value, onChange }: FilterProps<EstadoCarpeta[]>) {
  const nombreDeEstado = useNombreDeEstado();
  return (
    <FilterButton
      label="Estado"
      isMultiple
      options={estados.map((estado) => ({
        value: estado,
        label: nombreDeEstado(estado),
        content: <EstadoChip estado={estado} />,
      }))}
      values={value}
      onChange={(values) => onChange(estados.filter((estado) => values.includes(estado)))}
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

const firmaOptions = Object.entries(periodosFirma).map(([value, label]) => ({ value, label }));

/** The filter by the planned day of a signature that is still ahead. */
export function FirmaFilter({ value, onChange }: FilterProps<Busqueda['firma']>) {
  return (
    <FilterButton
      label="Firma"
      options={firmaOptions}
      values={value ? [value] : []}
      onChange={([next]) => onChange((next as keyof typeof periodosFirma | undefined) ?? null)}
    />
  );
}

const propuesta = { value: 'si', label: 'Para la firma' };

/** The filter for carpetas that somebody proposed for the signature. */
export function PropuestaFilter({ value, onChange }: FilterProps<Busqueda['propuesta']>) {
  return (
    <FilterButton
      label="Propuesta"
      options={[propuesta]}
      values={value ? [value] : []}
      onChange={([next]) => onChange(next ? 'si' : null)}
    />
  );
}

/** The filter by the days without a change. A view may have another number than the usual ones. */
export function MovimientoFilter({ value, onChange }: FilterProps<number | null>) {
  const dias = [...new Set([7, 15, 30, 60, 90, ...(value ? [value] : [])])].toSorted((one, other) => one - other);
  return (
    <FilterButton
      label="Sin movimiento"
      options={dias.map((dia) => ({ value: `${dia}`, label: contar(dia, 'día', 'días') }))}
      values={value ? [`${value}`] : []}
      onChange={([next]) => onChange(next ? Number(next) : null)}
    />
  );
}

/** Adds the chosen value in front when the options lack it, because it was deleted or left the team. */
function withGone<Option extends FilterOption>(options: Option[] | undefined, value: string | null, gone: string) {
  if (!options || !value || options.some((option) => option.value === value)) return options;
  return [{ value, label: gone }, ...options];
}

export function ActoFilter({ value, onChange }: FilterProps<string | null>) {
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useTiposActoFindAllQuery(undefined, { skip: !isWanted && !value });
  return (
    <FilterButton
      label="Acto"
      options={withGone(
        data?.map(({ id, nombre }) => ({ value: id, label: nombre })),
        value,
        'Acto que ya no está',
      )}
      values={value ? [value] : []}
      onChange={([next]) => onChange(next ?? null)}
      onOpen={() => setIsWanted(true)}
    />
  );
}

const yo = { value: 'yo', label: 'Yo', hint: 'quien abra la lista' };
const nadie = { value: 'nadie', label: 'Nadie' };

export function ResponsableFilter({ value, onChange }: FilterProps<string | null>) {
  const me = useAppSelector(selectUser)?.id;
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useMiembrosFindAllQuery(
    {},
    { skip: !isWanted && (!value || value === yo.value || value === nadie.value) },
  );
  const mineFirst = data?.toSorted((one, other) => Number(other.id === me) - Number(one.id === me));
  return (
    <FilterButton
      label="Responsable"
      options={
        withGone(
          mineFirst && [
            yo,
            ...mineFirst.map(({ id, nombre }) => ({ value: id, label: nombre, hint: id === me ? 'usted' : undefined })),
            nadie,
          ],
          value,
          'Alguien que ya no está',
        ) ?? [yo, nadie].filter((option) => option.value === value)
      }
      values={value ? [value] : []}
      onChange={([next]) => onChange(next ?? null)}
      onOpen={() => setIsWanted(true)}
    />
  );
}

export function EtiquetaFilter({ value, onChange }: FilterProps<string>) {
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useCarpetasFindEtiquetasQuery(undefined, { skip: !isWanted });
  // The chosen etiqueta is listed even before the options load, or when no carpeta has it any more.
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
