import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { sendForm } from '../../../../api/send-form';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch, useServices } from '../../../../store/hooks';
import { inventarioApi, type Producto, useProductosUpdateMutation } from '../inventario-api';

/** The most bytes of a picture, as on the server. */
const maxBytes = 5 * 1024 * 1024;

/** Adds, moves and removes pictures of a product. Each change is saved at once. */
export function useImagenes({ id, images }: Producto) {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [update] = useProductosUpdateMutation();
  const [isBusy, setIsBusy] = useState(false);
  // The new order is shown at once, until the server's list arrives.
  const [moved, setMoved] = useState<{ from: readonly string[]; to: readonly string[] } | null>(null);
  const shown = moved?.from === images ? moved.to : images;

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
    /** The pictures in the order that people see. */
    shown,
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
      const order = shown.toSpliced(from, 1).toSpliced(to, 0, shown[from] as string);
      setMoved({ from: images, to: order });
      void attempt(() => put(order)).then((isDone) => !isDone && setMoved(null));
    },
    remove: async (index: number) => {
      const before = [...shown];
      if (await attempt(() => put(before.filter((_, i) => i !== index)))) {
        offerUndo(toast, 'Imagen quitada', () => put(before));
      }
    },
  };
}
