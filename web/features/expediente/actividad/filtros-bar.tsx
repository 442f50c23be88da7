import { useState } from 'react';
import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import { FechasDialog } from '../../../components/filter/fechas-dialog';
import bar from '../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../components/filter/filter-button';
import { Row } from '../../../components/layout/layout';
import { Combobox } from '../../../components/ui/combobox';
import { formatFecha } from '../../../lib/fechas';
import { usePermiso } from '../../../session/use-permiso';
import { carpetasApi } from '../carpetas/public/carpetas-api';
import { useCarpetaSearch } from '../carpetas/public/use-carpeta-search';
import styles from './actividad.module.css';
import {
  type Busqueda,
  type ChangeBusqueda,
  clases,
  clasesFor,
  desdeDe,
  hasFilters,
  ninguna,
  type Periodo,
  periodoOf,
  periodos,
} from './busqueda';

interface FiltrosProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
}

/** The filters of the actividad: carpeta, person, kind and days. */
export function FiltrosBar({ busqueda, onChange }: FiltrosProps) {
  const seesOficina = usePermiso('actividad.oficina');
  const { data: miembros } = useMiembrosFindAllQuery({});
  const { persona, clase } = busqueda;
  const people = miembros?.map(({ id, nombre, avatar }) => ({
    value: id,
    label: nombre,
    content: (
      <Row as="span" inline align="center" gap={2}>
        <Avatar id={id} name={nombre} avatar={avatar} /> {nombre}
      </Row>
    ),
  }));
  const isGone = persona && people?.every(({ value }) => value !== persona);
  return (
    <search className={`${bar.bar} ${styles.barra}`}>
      <CarpetaFiltro value={busqueda.carpeta} onChange={(carpeta) => onChange({ carpeta })} />
      <div className={bar.filters}>
        <FilterButton
          label="Persona"
          options={
            isGone && people
              ? [{ value: persona, label: 'Persona que ya no está', content: undefined }, ...people]
              : people
          }
          values={persona ? [persona] : []}
          onChange={([next]) => onChange({ persona: next ?? null })}
        />
        <FilterButton
          label="Clase"
          options={clasesFor(seesOficina).map((value) => ({ value, label: clases[value] }))}
          values={clase ? [clase] : []}
          onChange={([next]) => onChange({ clase: (next as Busqueda['clase']) ?? null })}
        />
        <FechasFiltro busqueda={busqueda} onChange={onChange} />
        {hasFilters(busqueda) && <Button onClick={() => onChange(ninguna)}>Quitar filtros</Button>}
      </div>
    </search>
  );
}

function FechasFiltro({ busqueda, onChange }: FiltrosProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { desde, hasta } = busqueda;
  const periodo = periodoOf(busqueda);
  const isChosen = desde !== null || hasta !== null;
  const value = isChosen ? [periodo ?? 'elegidas'] : [];
  return (
    <>
      <FilterButton
        label="Fechas"
        options={[
          ...Object.entries(periodos).map(([one, [label]]) => ({ value: one, label })),
          {
            value: 'elegidas',
            label: isChosen && !periodo ? spanText(desde, hasta) : 'Elegir fechas…',
            content: 'Elegir fechas…',
          },
        ]}
        values={value}
        isWhole
        onChange={([next]) => {
          if (next === 'elegidas') setIsChoosing(true);
          else onChange({ desde: next ? desdeDe(next as Periodo) : null, hasta: null });
        }}
      />
      {isChoosing && (
        <FechasDialog
          desde={desde}
          hasta={hasta}
          onChosen={(days) => {
            onChange(days);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

function spanText(desde: string | null, hasta: string | null): string {
  if (desde && hasta) return desde === hasta ? formatFecha(desde) : `${formatFecha(desde)} a ${formatFecha(hasta)}`;
  return desde ? `desde el ${formatFecha(desde)}` : `hasta el ${formatFecha(hasta ?? '')}`;
}

interface CarpetaFiltroProps {
  value: string | null;
  onChange: (carpetaId: string | null) => void;
}

/** The filter by a single carpeta. */
function CarpetaFiltro({ value, onChange }: CarpetaFiltroProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { options, field, forget } = useCarpetaSearch({ skip: !isOpen });
  const { currentData } = carpetasApi.useCarpetasGetQuery({ id: value ?? '' }, { skip: value === null });
  // A carpeta that does not exist, or that this person does not see, has a name too, so that the filter can be removed.
  const chosen = value && { id: value, codigo: 'Carpeta', caratula: '…', ...currentData };
  return (
    <Combobox
      {...field}
      aria-label="Carpeta"
      placeholder="Todas las carpetas"
      emptyText="Ninguna carpeta coincide"
      onOpenChange={setIsOpen}
      options={options}
      value={chosen || null}
      toKey={({ id }) => id}
      onChange={(carpeta) => {
        forget();
        onChange(carpeta?.id ?? null);
      }}
    />
  );
}
