import type { MovimientoDeProductoDto } from '../../server/oficina/inventario/movimientos.dto.js';
import type { ProductoDto } from '../../server/oficina/inventario/productos.dto.js';
import type { ApiClient } from './api-client.js';

export const INVENTARIO = '/apps/ecommerce/inventory';

/** Creates a product, with only a name by default. */
export async function newProducto(client: ApiClient, overrides: Record<string, unknown> = {}): Promise<ProductoDto> {
  const { status, body } = await client.post(`${INVENTARIO}/product`, {
    product: { name: 'Hojas de actuación', ...overrides },
  });
  if (status !== 200) {
    throw new Error(`The product was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

export async function newMovimiento(
  client: ApiClient,
  productoId: string,
  movimiento: Record<string, unknown>,
): Promise<MovimientoDeProductoDto> {
  const { status, body } = await client.post(`${INVENTARIO}/product/${productoId}/movements`, movimiento);
  if (status !== 200) {
    throw new Error(`The movement was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

/** Adds a category, a brand or a vendor. */
export async function newEnCatalogo(
  client: ApiClient,
  lista: 'categories' | 'brands' | 'vendors',
  body: Record<string, unknown>,
): Promise<{ id: string; name: string; slug: string; version: number }> {
  const answer = await client.post(`${INVENTARIO}/${lista}`, body);
  if (answer.status !== 200) {
    throw new Error(`It was refused: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}
