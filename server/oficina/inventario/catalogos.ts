/** What productos are sorted into, by the word of the contract: how people call one of each, and its table. */
export const LISTAS = {
  categories: { table: 'producto_categorias', ella: 'la categoría', una: 'una categoría' },
  brands: { table: 'producto_marcas', ella: 'la marca', una: 'una marca' },
  vendors: { table: 'producto_proveedores', ella: 'el proveedor', una: 'un proveedor' },
} as const;

export type Lista = keyof typeof LISTAS;

/** How deep categories may be in each other. */
export const MAX_DEPTH = 5;

/** A category, a brand or a vendor. */
export interface EnCatalogo {
  id: string;
  nombre: string;
  /** The category that it is in; null for brands and vendors. */
  padreId: string | null;
  version: number;
}
