import type { ProductoDto, ProductoHalladoDto, ProductosDto } from './productos.dto.js';
import type { ProductoFila } from './productos.repository.js';

/** A producto, for the client. A number that nobody wrote is an empty text, as in a blank product. */
export function toProducto(producto: ProductoFila): ProductoDto {
  const hasMoved = producto.movimientos > 0;
  const nothing = producto.version === 1 ? '' : null;
  return {
    id: producto.id,
    category: producto.categoriaId ?? '',
    name: producto.nombre,
    description: producto.descripcion,
    tags: producto.etiquetas,
    sku: producto.sku,
    barcode: producto.codigoBarras,
    brand: producto.marcaId ?? '',
    vendor: producto.proveedorId ?? '',
    stock: hasMoved ? producto.existencias : nothing,
    reserved: hasMoved ? producto.reservado : nothing,
    // No figure reveals hidden reservations. Only a movement that would take their units is refused.
    available: hasMoved ? producto.existencias - producto.reservado : nothing,
    cost: toNumber(producto.costo),
    basePrice: toNumber(producto.precioBase),
    taxPercent: producto.impuesto === null ? nothing : Number(producto.impuesto),
    price: toNumber(producto.precio),
    weight: toNumber(producto.peso),
    minimum: producto.minimo ?? '',
    low: isBajo(producto),
    thumbnail: producto.imagenes[0] ?? null,
    images: producto.imagenes,
    active: producto.activo,
    version: producto.version,
    createdAt: producto.creadoEn,
    updatedAt: producto.actualizadoEn,
  };
}

/** A page of a list, for the client. @param at `page` from 0, and `total`, the number of matches */
export function toProductos(
  productos: readonly ProductoFila[],
  { page, size, total }: { page: number; size: number; total: number },
): ProductosDto {
  const lastPage = Math.max(Math.ceil(total / size), 1);
  if (page > lastPage) {
    return { products: null, pagination: { lastPage } };
  }
  const startIndex = page * size;
  return {
    products: productos.map(toProducto),
    pagination: { length: total, size, page, lastPage, startIndex, endIndex: Math.min(startIndex + size, total) - 1 },
  };
}

export function toProductoHallado({ id, nombre, sku, imagenes, existencias }: ProductoFila): ProductoHalladoDto {
  return {
    id,
    link: `/apps/ecommerce/inventory/${id}`,
    value: nombre,
    sku,
    thumbnail: imagenes[0] ?? null,
    stock: existencias,
  };
}

/** Whether the stock of a producto is below its minimum. */
export function isBajo({ minimo, existencias }: Pick<ProductoFila, 'minimo' | 'existencias'>): boolean {
  return minimo !== null && existencias < minimo;
}

/** A decimal as a number of JSON, which is exact: the columns have at most 15 digits. */
function toNumber(decimal: string | null): number | '' {
  return decimal === null ? '' : Number(decimal);
}
