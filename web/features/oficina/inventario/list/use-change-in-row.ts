import { useEscribir } from '../../../../collection/use-escribir';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { useAppDispatch } from '../../../../store/hooks';
import { type CambiosProducto, inventarioApi, type Producto } from '../inventario-api';

/** Changes a product in its row, unless somebody else changed it since, and offers to undo it. */
export function useCambiarEnFila({ id, name, version }: Producto) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { escribir } = useEscribir();
  const patch = (product: CambiosProducto, seen: number) =>
    inventarioApi.endpoints.productosUpdate.initiate({
      'If-Match': `"${seen}"`,
      modificarProductoDto: { id, product },
    });

  /** @returns whether the change was saved */
  return async (change: CambiosProducto, before: CambiosProducto): Promise<boolean> => {
    const saved = await escribir((to) => to(patch(change, version)).unwrap());
    if (!saved) return false;
    offerUndo(toast, `${named('Producto', name)} guardado`, () => dispatch(patch(before, saved.version)).unwrap());
    return true;
  };
}
