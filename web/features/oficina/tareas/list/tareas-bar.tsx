import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import bar from '../../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../../components/filter/filter-button';
import { latePart } from '../../../../components/late-part';
import { SearchField } from '../../../../components/search-field';
import { SegmentLinks } from '../../../../components/segments';
import { searchOf } from '../../../../lib/use-url-state';
import { type Busqueda, busquedaSchema, type ChangeBusqueda, hasFilters, sinFiltros } from '../busqueda';
import type { TareasPagina } from '../use-tareas-page';
import { nombres } from '../view';
import styles from './tareas-bar.module.css';

/** Its code is loaded late, because only links from panels set this filter. */
const { Part: HechoFilter } = latePart(async () => (await import('./hecho-filter')).HechoFilter);

interface TareasBarProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  pagina: TareasPagina;
}

const vistas = { todas: 'Todas', fecha: 'Por fecha', mias: 'Mías' } as const;
const { completadas: _, ...pendientes } = nombres;
const vencimientos = Object.entries(pendientes).map(([value, label]) => ({
  value: value as keyof typeof pendientes,
  label,
}));

/** The search, views and filters of the tareas. */
export function TareasBar({ busqueda, onChange, pagina: { etiquetas, miembros, yo } }: TareasBarProps) {
  const mineFirst = miembros.toSorted((one, other) => Number(other.id === yo) - Number(one.id === yo));
  const isSoloPendientes = busqueda.estado === 'pendientes';
  return (
    <search className={bar.bar}>
      <SearchField
        label="Buscar tareas"
        placeholder="Título o notas"
        value={busqueda.buscar}
        onSearch={(buscar) => onChange({ buscar }, { replace: true })}
      />
      <div className={`${bar.filters} ${styles.filters}`}>
        <SegmentLinks className={styles.vistas} aria-label="Vista">
          {(['todas', 'fecha', 'mias'] as const).map((vista) => (
            <Link
              key={vista}
              to={`/apps/tasks${searchOf(busquedaSchema, enVista(busqueda, vista))}`}
              preventScrollReset
              aria-current={busqueda.vista === vista ? 'page' : undefined}
            >
              {vistas[vista]}
            </Link>
          ))}
        </SegmentLinks>
        <FilterButton
          label="Etiqueta"
          options={etiquetas.map(({ id, title }) => ({ value: id, label: title }))}
          values={busqueda.etiqueta ? [busqueda.etiqueta] : []}
          onChange={([etiqueta]) => onChange({ etiqueta: etiqueta ?? null })}
        />
        {busqueda.vista !== 'mias' && (
          <FilterButton
            label="Asignada a"
            options={mineFirst.map(({ id, nombre }) => ({
              value: id,
              label: nombre,
              hint: id === yo ? 'usted' : undefined,
            }))}
            values={busqueda.asignada ? [busqueda.asignada] : []}
            onChange={([asignada]) => onChange({ asignada: asignada ?? null })}
          />
        )}
        <FilterButton
          label="Vence"
          options={vencimientos}
          values={busqueda.vence ? [busqueda.vence] : []}
          onChange={([vence]) => onChange({ vence: vencimientos.find(({ value }) => value === vence)?.value ?? null })}
        />
        {busqueda.hecho && <HechoFilter value={busqueda.hecho} onChange={(hecho) => onChange({ hecho })} />}
        <button
          type="button"
          className={bar.toggle}
          aria-pressed={isSoloPendientes}
          onClick={() => onChange({ estado: isSoloPendientes ? 'todas' : 'pendientes' })}
        >
          <CircleCheckBig size={14} strokeWidth={2} aria-hidden="true" />
          Ocultar completadas
        </button>
        {hasFilters(busqueda) && (
          <button type="button" className={bar.clear} onClick={() => onChange(sinFiltros)}>
            Quitar filtros
          </button>
        )}
      </div>
    </search>
  );
}

/** The view `mias` has no filter by assignee. */
const enVista = (busqueda: Busqueda, vista: Busqueda['vista']): Busqueda => ({
  ...busqueda,
  vista,
  asignada: vista === 'mias' ? null : busqueda.asignada,
});
