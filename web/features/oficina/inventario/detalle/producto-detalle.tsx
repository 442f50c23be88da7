import { Trash2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { Button } from '../../../../components/button';
import { useToast } from '../../../../components/toast-actions';
import { useDocumentTitle } from '../../../../lib/document-title';
import { usePermiso } from '../../../../session/use-permiso';
import { type Producto, useProductosGetQuery } from '../inventario-api';
import { useCloseToList } from '../use-close-to-list';
import { Imagenes } from './imagenes';
import { MovimientosLink } from './movimientos-link';
import { ProductoCargando } from './producto-cargando';
import styles from './producto-detalle.module.css';
import { ProductoFicha } from './producto-ficha';
import { ProductoForm } from './producto-form';
import { useRemoveProducto } from './use-remove-producto';

/** The product in the address: its form, or its data for people who may not change it. */
export function ProductoDetalle() {
  const { productoId = '' } = useParams();
  const canEdit = usePermiso('inventario.editar');
  const {
    currentData: producto,
    error,
    refetch,
  } = useProductosGetQuery({ id: productoId }, { refetchOnMountOrArgChange: 10 });
  useDocumentTitle(producto?.name ?? 'Producto');
  const isGone = [400, 404].includes(apiStatus(error) ?? 0);
  if (!producto || isGone) {
    return <ProductoCargando productoId={productoId} error={error} onRetry={() => void refetch()} />;
  }
  return canEdit ? <Editar key={producto.id} producto={producto} /> : <ProductoFicha producto={producto} />;
}

function Editar({ producto }: { producto: Producto }) {
  const close = useCloseToList();
  const toast = useToast();
  const remove = useRemoveProducto(producto);
  return (
    <ProductoForm
      producto={producto}
      onCancel={close}
      onSaved={() => toast('Producto guardado', { severity: 'success' })}
      extra={
        <Button
          className={styles.eliminar}
          color="danger"
          startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void remove()}
        >
          Eliminar
        </Button>
      }
    >
      <div className={styles.arriba}>
        <Imagenes producto={producto} canEdit />
        <MovimientosLink producto={producto} />
      </div>
    </ProductoForm>
  );
}
