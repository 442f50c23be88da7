import * as v from 'valibot';
import type { CambiosProducto, Producto } from '../inventario-api';
import { escrito } from '../precio';

/** The form's values: all are text, '' where empty. It is a type, because valibot accepts no interfaces. */
export type ProductoValues = {
  name: string;
  sku: string;
  barcode: string;
  description: string;
  /** The ids of the category, the brand and the vendor; '' for none. */
  category: string;
  brand: string;
  vendor: string;
  stock: string;
  minimum: string;
  cost: string;
  basePrice: string;
  taxPercent: string;
  price: string;
  weight: string;
  active: boolean;
  /** The ids of the etiquetas. */
  tags: string[];
};

export const sinProducto: ProductoValues = {
  ...{ name: '', sku: '', barcode: '', description: '', category: '', brand: '', vendor: '', stock: '', minimum: '' },
  ...{ cost: '', basePrice: '', taxPercent: '', price: '', weight: '', active: true, tags: [] },
};

const text = (max: number) => v.pipe(v.string(), v.maxLength(max, `Puede tener hasta ${max} caracteres.`));

/** The rules that the form checks itself. The server checks the numbers and the codes, and names the wrong field. */
export const productoSchema = v.object({
  name: v.pipe(text(200), v.trim(), v.nonEmpty('Escriba el nombre del producto.')),
  sku: text(60),
  barcode: text(60),
  description: text(5000),
  category: v.string(),
  brand: v.string(),
  vendor: v.string(),
  stock: text(40),
  minimum: text(40),
  cost: text(40),
  basePrice: text(40),
  taxPercent: text(40),
  price: text(40),
  weight: text(40),
  active: v.boolean(),
  tags: v.array(v.string()),
});

export function toValues(producto: Producto): ProductoValues {
  const { name, sku, barcode, description, category, brand, vendor, active, tags } = producto;
  return {
    ...{ name, sku, barcode, description, category, brand, vendor, active, tags },
    stock: escrito(producto.stock),
    minimum: escrito(producto.minimum),
    cost: escrito(producto.cost),
    basePrice: escrito(producto.basePrice),
    taxPercent: escrito(producto.taxPercent),
    price: escrito(producto.price),
    weight: escrito(producto.weight),
  };
}

/** Only the fields that differ, so that other people's changes of other fields stay. */
export function changesOf(values: ProductoValues, before: ProductoValues): CambiosProducto {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ProductoValues]),
  );
  return Object.fromEntries(changed);
}
