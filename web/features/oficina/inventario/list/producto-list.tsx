import { Package, PackageCheck, SearchX } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { CardList } from '../../../../components/card-list';
import type { Sort } from '../../../../components/data-table/data-table';
import { DataTable } from '../../../../components/data-table/data-table';
import { EmptyState } from '../../../../components/empty-state';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { useMedia } from '../../../../lib/use-media';
import { usePalabras } from '../../../../session/use-pais';
import type { Producto } from '../inventario-api';
import { usePrecio } from '../precio';
import { type Busqueda, hasFilters, ordenes, sinFiltros, tamanos } from './busqueda';
import { Miniatura } from './miniatura';
import { Existencia } from './nivel';
import { NuevoProductoButton } from './nuevo-button';
import { columnasDe, pocasColumnas } from './producto-columns';
import type { InventarioLista } from './use-inventario-list';

interface ProductoListProps {
  lista: InventarioLista;
  canEdit: boolean;
  /** Whether a product is open beside the list, which then has less room. */
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
      columns={isBeside ? pocasColumnas : columnasDe(canEdit)}
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

/** A product in the list on a phone. */
function ProductoCard({ producto, to }: { producto: Producto; to: string }) {
  const precio = usePrecio();
  const details = [producto.sku, precio(producto.price), !producto.active && 'inactivo'].filter(Boolean).join(' · ');
  return (
    <Row align="start" gap={3}>
      <Miniatura src={producto.thumbnail} />
      <Stack gap="2px" shrinks>
        <Text as={Link} weight="medium" tone="inherit" breaks underline="never" stretched to={to} preventScrollReset>
          {producto.name}
        </Text>
        {details && (
          <Text size="sm" tone="soft" numeric>
            {details}
          </Text>
        )}
        <Existencia producto={producto} />
      </Stack>
    </Row>
  );
}

interface EmptyInventarioProps {
  busqueda: Busqueda;
  onClear: () => void;
  canEdit: boolean;
}

/** Shown when the list is empty: the reason, and an action. */
function EmptyInventario({ busqueda, onClear, canEdit }: EmptyInventarioProps) {
  const { oficina } = usePalabras();
  if (hasFilters(busqueda)) {
    const isEnough = busqueda.reponer && !busqueda.buscar && !busqueda.categoria;
    return (
      <EmptyState
        Icon={isEnough ? PackageCheck : SearchX}
        title={isEnough ? 'No hay nada que reponer' : 'Ningún producto coincide'}
        text={
          isEnough ? 'De cada producto hay al menos su mínimo.' : 'Se busca en el nombre, el SKU y el código de barras.'
        }
        action={
          <Button variant="outlined" onClick={onClear}>
            Ver todos los productos
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      Icon={Package}
      title="Todavía no hay productos"
      text={
        canEdit
          ? `Agregue lo que la ${oficina} guarda y cuenta: hojas de actuación, carátulas, timbres, tóner.`
          : `Aquí se verá lo que la ${oficina} guarda y cuenta.`
      }
      action={canEdit && <NuevoProductoButton />}
    />
  );
}
