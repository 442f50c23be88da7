import { useNavigate } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import { useConfirm } from '../../../../components/confirm';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { useAppDispatch } from '../../../../store/hooks';
import { inventarioApi, type Producto, useProductosRemoveMutation } from '../inventario-api';

/** Asks, deletes a product, and goes to the list. The toast offers to undo it. */
export function useRemoveProducto({ id, name }: Producto) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
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
    try {
      await remove({ id }).unwrap();
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
      return;
    }
    await go('');
    offerUndo(toast, `${named('Producto', name)} eliminado`, async () => {
      await dispatch(inventarioApi.endpoints.productosRestore.initiate({ id })).unwrap();
      await go(`/${id}`);
    });
  };
}
