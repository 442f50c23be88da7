/** The lists by which productos are sorted, by their names in the API. Each has words for messages, and its table. */
export const LISTAS = {
  categories: { table: 'producto_categorias', ella: 'la categoría', una: 'una categoría' },
  brands: { table: 'producto_marcas', ella: 'la marca', una: 'una marca' },
  vendors: { table: 'producto_proveedores', ella: 'el proveedor', una: 'un proveedor' },
} as const;

export type Lista = keyof typeof LISTAS;

/** The most levels of categories. */
export const MAX_DEPTH = 5;

/** A category, a brand or a vendor. */
export interface EnCatalogo {
  id: string;
  nombre: string;
  /** The category that contains this one; null for brands and vendors. */
  padreId: string | null;
  version: number;
}
