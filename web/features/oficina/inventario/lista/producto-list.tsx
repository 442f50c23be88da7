import { useLocation } from 'react-router-dom';
import { CardList } from '../../../../components/card-list';
import type { Sort } from '../../../../components/data-table/data-table';
import { DataTable } from '../../../../components/data-table/data-table';
import { useMedia } from '../../../../lib/use-media';
import { ordenes, sinFiltros, tamanos } from './busqueda';
import { EmptyInventario } from './empty-inventario';
import { ProductoCard } from './producto-card';
import { columnas, pocasColumnas } from './producto-columns';
import type { InventarioLista } from './use-inventario-lista';

interface ProductoListProps {
  lista: InventarioLista;
  canEdit: boolean;
  /** A product is open beside the list, which has less room. */
  isBeside: boolean;
}

/** The products as rows of a table, or as cards on a phone. */
export function ProductoList({ lista, canEdit, isBeside }: ProductoListProps) {
  const { busqueda, change, productos, page, isRefreshing, error, retry } = lista;
  const { orden, direccion } = busqueda;
  const isNarrow = useMedia('(max-width: 599.98px)');
  const { search } = useLocation();
  const shared = {
    label: 'Productos',
    page,
    onPage: (pagina: number) => change({ pagina }),
    isRefreshing,
    error,
    onRetry: retry,
    empty: <EmptyInventario busqueda={busqueda} onClear={() => change(sinFiltros)} canEdit={canEdit} />,
  };
  const sortBy = ({ id, direction }: Sort) => {
    const next = ordenes.find((one) => one === id);
    if (next) change({ orden: next, direccion: direction });
  };

  if (isNarrow) {
    return (
      <CardList {...shared} items={productos} getKey={({ id }) => id} lines={3}>
        {(producto) => <ProductoCard producto={producto} to={`/apps/ecommerce/inventory/${producto.id}${search}`} />}
      </CardList>
    );
  }
  return (
    <DataTable
      {...shared}
      columns={isBeside ? pocasColumnas : columnas}
      rows={productos}
      getRowId={({ id }) => id}
      opensOver
      rowLink={({ id }) => `/apps/ecommerce/inventory/${id}${search}`}
      sort={orden === 'nuevos' ? undefined : { id: orden, direction: direccion }}
      onSort={sortBy}
      sizes={tamanos}
      onSize={(size) => change({ tamano: tamanos.find((one) => one === size) ?? 25 })}
    />
  );
}
