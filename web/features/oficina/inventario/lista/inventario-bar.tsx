import { PackageMinus } from 'lucide-react';
import bar from '../../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../../components/filter/filter-button';
import { OrdenButton } from '../../../../components/filter/orden-button';
import { SearchField } from '../../../../components/search-field';
import { useMedia } from '../../../../lib/use-media';
import { useCategoriasFindAllQuery } from '../inventario-api';
import type { Busqueda, ChangeBusqueda, Orden } from './busqueda';
import { opcionesDe } from './categorias';
import styles from './inventario-bar.module.css';

const ordenes: { value: `${Orden} ${'asc' | 'desc'}`; label: string }[] = [
  { value: 'name asc', label: 'Nombre, A a Z' },
  { value: 'name desc', label: 'Nombre, Z a A' },
  { value: 'sku asc', label: 'SKU' },
  { value: 'stock asc', label: 'Menor existencia' },
  { value: 'stock desc', label: 'Mayor existencia' },
  { value: 'price asc', label: 'Menor precio' },
  { value: 'price desc', label: 'Mayor precio' },
  { value: 'active desc', label: 'Activos primero' },
  { value: 'active asc', label: 'Inactivos primero' },
  { value: 'nuevos asc', label: 'Agregados últimamente' },
];

/** The search, the filters and the order of the list. */
export function InventarioBar({ busqueda, onChange }: { busqueda: Busqueda; onChange: ChangeBusqueda }) {
  const { currentData: categorias } = useCategoriasFindAllQuery();
  const isNarrow = useMedia('(max-width: 599.98px)');
  return (
    <search className={`${bar.bar} ${styles.bar}`}>
      <SearchField
        label="Buscar productos"
        placeholder="Nombre, SKU o código de barras"
        value={busqueda.buscar}
        onSearch={(buscar) => onChange({ buscar }, { replace: true })}
      />
      <div className={bar.filters}>
        {(isNarrow || busqueda.orden === 'nuevos') && (
          <OrdenButton options={ordenes} value={busqueda} onChange={onChange} />
        )}
        {((categorias?.length ?? 0) > 0 || busqueda.categoria) && (
          <FilterButton
            label="Categoría"
            options={categorias && opcionesDe(categorias)}
            values={busqueda.categoria ? [busqueda.categoria] : []}
            onChange={([categoria = null]) => onChange({ categoria })}
          />
        )}
        <button
          type="button"
          className={bar.toggle}
          aria-pressed={busqueda.reponer}
          onClick={() => onChange({ reponer: !busqueda.reponer })}
        >
          <PackageMinus size={16} strokeWidth={1.75} aria-hidden="true" />
          Para reponer
        </button>
      </div>
    </search>
  );
}
