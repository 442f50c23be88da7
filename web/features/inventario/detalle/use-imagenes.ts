import { useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import { sendForm } from '../../../api/send-form';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { useAppDispatch, useServices } from '../../../store/hooks';
import { inventarioApi, type Producto, useProductosUpdateMutation } from '../inventario-api';

/** The most bytes of a picture, as the server allows. */
const maxBytes = 5 * 1024 * 1024;

/** Adds, moves and removes pictures of a product; each at once. */
export function useImagenes({ id, images }: Producto) {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [update] = useProductosUpdateMutation();
  const [isBusy, setIsBusy] = useState(false);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const put = (order: string[]) => update({ modificarProductoDto: { id, product: { images: order } } }).unwrap();

  return {
    isBusy,
    add: (files: readonly File[]) =>
      attempt(async () => {
        for (const file of files) {
          if (file.size > maxBytes) {
            toast(`«${file.name}» supera los 5 MB.`, { severity: 'error' });
            continue;
          }
          const body = new FormData();
          body.append('id', id);
          body.append('image', file, file.name);
          await sendForm(http, '/api/apps/ecommerce/inventory/image', body);
          dispatch(
            inventarioApi.util.invalidateTags([
              { type: 'inventario', id },
              { type: 'inventario', id: 'lista' },
            ]),
          );
        }
      }),
    move: (from: number, to: number) => {
      const order = [...images];
      order.splice(to, 0, ...order.splice(from, 1));
      void attempt(() => put(order));
    },
    remove: async (index: number) => {
      const before = [...images];
      if (await attempt(() => put(before.filter((_, i) => i !== index)))) {
        offerUndo(toast, 'Imagen quitada', () => put(before));
      }
    },
  };
}
