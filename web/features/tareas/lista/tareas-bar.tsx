import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import bar from '../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../components/filter/filter-button';
import { SearchField } from '../../../components/search-field';
import { type Busqueda, hasFilters, writeBusqueda } from '../busqueda';
import type { ChangeBusqueda } from '../use-busqueda';
import type { TareasPagina } from '../use-tareas-pagina';
import styles from './tareas-bar.module.css';

interface TareasBarProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  pagina: TareasPagina;
}

const vistas = { todas: 'Todas', mias: 'Mías' } as const;

/** Which tareas are shown. */
export function TareasBar({ busqueda, onChange, pagina: { etiquetas, miembros, yo } }: TareasBarProps) {
  const mineFirst = miembros.toSorted((one, other) => Number(other.id === yo) - Number(one.id === yo));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser of these years knows the element
    <div role="search" className={bar.bar}>
      <SearchField
        label="Buscar tareas"
        placeholder="Título o notas"
        value={busqueda.buscar}
        onSearch={(buscar) => onChange({ buscar }, { replace: true })}
      />
      <div className={bar.filters}>
        <nav className={styles.vistas} aria-label="Vista">
          {(['todas', 'mias'] as const).map((vista) => (
            <Link
              key={vista}
              to={{ pathname: '/apps/tasks', search: `${writeBusqueda({ ...busqueda, vista })}` }}
              preventScrollReset
              aria-current={busqueda.vista === vista ? 'page' : undefined}
            >
              {vistas[vista]}
            </Link>
          ))}
        </nav>
        <FilterButton
          label="Etiqueta"
          options={etiquetas.map(({ id, title }) => ({ value: id, label: title }))}
          values={busqueda.etiqueta ? [busqueda.etiqueta] : []}
          onChange={([etiqueta]) => onChange({ etiqueta: etiqueta ?? null })}
        />
        {busqueda.vista === 'todas' && (
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
        <button
          type="button"
          className={bar.toggle}
          aria-pressed={busqueda.isSoloPendientes}
          onClick={() => onChange({ isSoloPendientes: !busqueda.isSoloPendientes })}
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
    </div>
  );
}

/** Nothing left out; the view stays. */
export const sinFiltros = { buscar: '', etiqueta: null, asignada: null, isSoloPendientes: false } as const;
