import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { applyServerErrors, renameFields } from '../../../../components/form/server-errors';
import { useOvertaken } from '../../../../components/form/use-overtaken';
import { newId } from '../../../../lib/new-id';
import {
  type Producto,
  useLazyProductosGetQuery,
  useProductosCreateMutation,
  useProductosUpdateMutation,
} from '../inventario-api';
import { changesOf, type ProductoValues, sinProducto, toValues } from './producto-values';

interface Saving {
  form: UseFormReturn<ProductoValues>;
  /** The product to edit; undefined for a new one. */
  producto: Producto | undefined;
  onSaved: (producto: Producto) => void;
}

/**
 * Saves the changed fields of a product, based on the product that filled the form. If somebody else changed or deleted
 * the product meanwhile, the person chooses which values stay.
 */
export function useSaveProducto({ form, producto, onSaved }: Saving) {
  // All attempts use the same id, so that the product is not created twice.
  const [id] = useState(newId);
  const isSending = useRef(false);
  const [create] = useProductosCreateMutation();
  const [update] = useProductosUpdateMutation();
  const [fetchProducto] = useLazyProductosGetQuery();
  const { seen, setSeen, problem, solve, explains, withCurrent } = useOvertaken(producto);

  const write = async (values: ProductoValues, base: Producto | undefined): Promise<Producto> => {
    if (!base) {
      return create({
        crearProductoDto: { product: { id, ...changesOf(values, sinProducto), active: values.active } },
      }).unwrap();
    }
    const product = changesOf(values, toValues(base));
    if (Object.keys(product).length === 0) return base;
    return update({ 'If-Match': `"${base.version}"`, modificarProductoDto: { id: base.id, product } }).unwrap();
  };
  const submit = (base: Producto | undefined) =>
    form.handleSubmit(async (values) => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        const saved = await write(values, base);
        setSeen(saved);
        solve();
        onSaved(saved);
      } catch (error) {
        if (!explains(error))
          applyServerErrors(
            form,
            renameFields(error, (campo) => campo.replace(/^product\./, '')),
          );
      } finally {
        isSending.current = false;
      }
    });

  const fetched = () => fetchProducto({ id: seen?.id ?? '' }).unwrap();
  return {
    save: submit(seen),
    /** The change or deletion that somebody else made meanwhile. */
    problem,
    /** The product that filled the form, or the product as it was last saved. */
    seen,
    /** Takes over a product that was changed outside of the form, for example its pictures. */
    setSeen,
    /** Replaces the typed values with the stored product. */
    reload: () =>
      withCurrent(fetched, (fresh) => {
        setSeen(fresh);
        form.reset(toValues(fresh));
      }),
    /** Saves the fields changed here over the stored product. */
    overwrite: () =>
      withCurrent(fetched, ({ version }) => {
        if (!seen) return;
        const base = { ...seen, version };
        setSeen(base);
        return submit(base)();
      }),
  };
}
