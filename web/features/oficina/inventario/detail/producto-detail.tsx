import { Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { Row } from '../../../../components/layout/layout';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useDocumentTitle } from '../../../../lib/document-title';
import { named } from '../../../../lib/named';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppDispatch } from '../../../../store/hooks';
import { inventarioApi, type Producto, useProductosGetQuery, useProductosRemoveMutation } from '../inventario-api';
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
          marginRight="auto"
          color="danger"
          startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void remove()}
        >
          Eliminar
        </Button>
      }
    >
      <Row align="center" wrap gap={3} pad={[5, 6, 0]} className={styles.arriba}>
        <Imagenes producto={producto} canEdit />
        <MovimientosLink producto={producto} />
      </Row>
    </ProductoForm>
  );
}

/** Deletes a product after a confirmation, and goes to the list. The toast offers to undo the deletion. */
function useRemoveProducto({ id, name }: Producto) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const toast = useToast();
  const confirm = useConfirm();
  const [remove] = useProductosRemoveMutation();
  const go = (to: string) =>
    navigate(`/apps/ecommerce/inventory${to}${location.search}`, { preventScrollReset: true, replace: true });

  return async () => {
    const isSure = await confirm({
      title: `Eliminar ${named('producto', name)}`,
      message: 'Deja de verse en el inventario. Se puede recuperar de la papelera durante un día.',
      actions: { confirm: { label: 'Eliminar', color: 'danger' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    const isDone = await attempt(async () => {
      await remove({ id }).unwrap();
    });
    if (!isDone) return;
    await go('');
    offerUndo(toast, `${named('Producto', name)} eliminado`, async () => {
      await dispatch(inventarioApi.endpoints.productosRestore.initiate({ id })).unwrap();
      await go(`/${id}`);
    });
  };
}
