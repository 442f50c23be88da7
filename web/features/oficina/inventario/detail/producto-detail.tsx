import { Trash2 } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { useEscribir } from '../../../../collection/use-escribir';
import { useLeave } from '../../../../collection/use-leave';
import { useReciente } from '../../../../comandos/recientes';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { Row } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import type { LetGo } from '../../../../components/use-unsaved-guard';
import { useDocumentTitle } from '../../../../lib/document-title';
import { named } from '../../../../lib/named';
import { usePermiso } from '../../../../session/use-permiso';
import { inventarioApi, type Producto, useProductosGetQuery } from '../inventario-api';
import { useCloseToList } from '../use-close-to-list';
import { Imagenes } from './imagenes';
import { MovimientosLink } from './movimientos-link';
import { ProductoCargando } from './producto-cargando';
import styles from './producto-detail.module.css';
import { ProductoFicha } from './producto-ficha';
import { ProductoForm } from './producto-form';

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
  useReciente('archive-box', `/apps/ecommerce/inventory/${productoId}`, producto?.name);
  const isGone = [400, 404].includes(apiStatus(error) ?? 0);
  if (!producto || isGone) {
    return <ProductoCargando productoId={productoId} error={error} onRetry={() => void refetch()} />;
  }
  return canEdit ? <Editar key={producto.id} producto={producto} /> : <ProductoFicha producto={producto} />;
}

function Editar({ producto }: { producto: Producto }) {
  const close = useCloseToList();
  const toast = useToast();
  return (
    <ProductoForm
      producto={producto}
      onCancel={close}
      onSaved={() => toast('Producto guardado', { severity: 'success' })}
      renderExtra={(letGo) => <EliminarButton producto={producto} letGo={letGo} />}
    >
      <Row align="center" wrap gap={3} pad={[5, 6, 0]} className={styles.arriba}>
        <Imagenes producto={producto} canEdit />
        <MovimientosLink producto={producto} />
      </Row>
    </ProductoForm>
  );
}

function EliminarButton({ producto, letGo }: { producto: Producto; letGo: LetGo }) {
  const remove = useRemoveProducto(producto, letGo);
  return (
    <Button
      marginRight="auto"
      color="danger"
      startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void remove()}
    >
      Eliminar
    </Button>
  );
}

/**
 * Deletes a product after a confirmation, and goes to the list. When the server refuses, the product opens again, with
 * what was typed. The toast offers to undo the deletion.
 */
function useRemoveProducto({ id, name }: Producto, letGo: LetGo) {
  const leave = useLeave();
  const { eliminar } = useEscribir();
  const confirm = useConfirm();
  const { productosRemove, productosRestore } = inventarioApi.endpoints;
  const { search } = useLocation();
  const go = (to: string) => leave(`/apps/ecommerce/inventory${to}${search}`, { replace: true });

  return async () => {
    const isSure = await confirm({
      title: `Eliminar ${named('producto', name)}`,
      message: 'Deja de verse en el inventario. Se puede recuperar de la papelera durante un día.',
      actions: { confirm: { label: 'Eliminar', color: 'danger' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    const forget = letGo();
    await go('');
    const isDeleted = await eliminar((dispatch) => dispatch(productosRemove.initiate({ id })).unwrap(), {
      said: `${named('Producto', name)} eliminado`,
      restore: (dispatch) => dispatch(productosRestore.initiate({ id })).unwrap(),
      onRestored: () => void go(`/${id}`),
    });
    if (isDeleted) forget();
    else await go(`/${id}`);
  };
}
