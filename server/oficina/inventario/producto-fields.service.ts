import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/domain-error.js';
import { decimalDe } from '../../common/input/decimales.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { problemaDeCodigo } from '../../vocabulario/codigo-de-barras.js';
import { LISTAS, type Lista } from './catalogos.js';
import { CatalogosRepository } from './catalogos.repository.js';
import { ETIQUETAS_DE_PRODUCTOS } from './etiquetas-de-productos.js';
import { MAX_CANTIDAD } from './limits.js';
import type { Numero } from './numero-escrito.js';
import { baseDelPrecio } from './precio.js';
import type { CamposProductoDto } from './productos.dto.js';
import { type ProductoFila, ProductosRepository } from './productos.repository.js';

/** The columns of a producto that people write. */
export type CamposProducto = Pick<
  ProductoFila,
  | 'nombre'
  | 'descripcion'
  | 'sku'
  | 'codigoBarras'
  | 'categoriaId'
  | 'marcaId'
  | 'proveedorId'
  | 'costo'
  | 'precioBase'
  | 'impuesto'
  | 'peso'
  | 'activo'
  | 'minimo'
>;

/** The blank product with which clients of the reference template begin. */
export const EN_BLANCO: CamposProducto = {
  nombre: 'A New Product',
  descripcion: '',
  sku: '',
  codigoBarras: '',
  categoriaId: null,
  marcaId: null,
  proveedorId: null,
  costo: null,
  precioBase: null,
  impuesto: null,
  peso: null,
  activo: false,
  minimo: null,
};

const ENTERO = { decimales: 0, enteros: 10 };

/** Turns sent fields of a producto into columns. First checks that everything they name exists. */
@Injectable()
export class ProductoFields {
  constructor(
    private readonly productos: ProductosRepository,
    private readonly catalogos: CatalogosRepository,
    private readonly etiquetas: Etiquetas,
  ) {}

  /**
   * The columns to write. A field that was not sent is undefined.
   * @param before the present producto
   * @throws DomainError 422 naming the field
   */
  async read(
    fields: CamposProductoDto,
    before: CamposProducto & { id: string; precio: string | null },
  ): Promise<Partial<CamposProducto>> {
    const impuesto = numero(fields, 'taxPercent', 'El impuesto', { decimales: 2, enteros: 3 });
    const precioBase = numero(fields, 'basePrice', 'El precio sin impuestos', { decimales: 4, enteros: 10 });
    const precio = numero(fields, 'price', 'El precio', { decimales: 2, enteros: 10 });
    const isBaseGiven =
      (precioBase !== undefined && precioBase !== before.precioBase) ||
      (impuesto !== undefined && impuesto !== before.impuesto && precioBase !== undefined);
    const isPriceGiven = precio !== undefined && precio !== before.precio && !isBaseGiven;
    return {
      nombre: fields.name,
      descripcion: fields.description,
      sku: await this.ofNoOther('sku', fields.sku, before),
      codigoBarras: await this.ofNoOther('codigoBarras', fields.barcode, before),
      categoriaId: await this.existing('categories', 'category', fields.category, before.categoriaId),
      marcaId: await this.existing('brands', 'brand', fields.brand, before.marcaId),
      proveedorId: await this.existing('vendors', 'vendor', fields.vendor, before.proveedorId),
      costo: numero(fields, 'cost', 'El costo', { decimales: 2, enteros: 10 }),
      precioBase: isPriceGiven ? precio && baseDelPrecio(precio, impuesto ?? before.impuesto) : precioBase,
      impuesto,
      peso: numero(fields, 'weight', 'El peso', { decimales: 3, enteros: 9 }),
      activo: fields.active,
      minimo: entero(fields, 'minimum', 'El mínimo'),
    };
  }

  /** The stock and the reserved units that a person wrote; undefined when they do not change. */
  cantidades(fields: CamposProductoDto): { existencias?: number; reservado?: number } {
    const existencias = entero(fields, 'stock', 'La existencia') ?? undefined;
    const reservado = entero(fields, 'reserved', 'Lo reservado') ?? undefined;
    return { ...(existencias !== undefined && { existencias }), ...(reservado !== undefined && { reservado }) };
  }

  /** The ids of the sent etiquetas, which must exist. @throws DomainError 422 */
  async etiquetasOf(tags: readonly string[] | undefined): Promise<string[] | undefined> {
    if (tags) {
      await this.etiquetas.assertExist(ETIQUETAS_DE_PRODUCTOS, tags, 'product.tags');
    }
    return tags && [...tags];
  }

  private async ofNoOther(
    which: 'sku' | 'codigoBarras',
    value: string | undefined,
    before: CamposProducto & { id: string },
  ) {
    if (value === undefined || value === before[which] || value === '') {
      return value;
    }
    const [campo, name] = which === 'sku' ? ['product.sku', 'ese SKU'] : ['product.barcode', 'ese código de barras'];
    const problema = which === 'codigoBarras' ? problemaDeCodigo(value) : null;
    if (problema) {
      throw invalidField(campo, problema);
    }
    const other = await this.productos.findOther(before.id, which, value);
    if (other !== null) {
      throw invalidField(campo, `«${other}» ya tiene ${name}.`);
    }
    return value;
  }

  private async existing(lista: Lista, campo: string, id: string | null | undefined, before: string | null) {
    if (id && id !== before && !(await this.catalogos.exists(lista, id))) {
      const { ella } = LISTAS[lista];
      throw invalidField(`product.${campo}`, `${ella.charAt(0).toUpperCase()}${ella.slice(1)} ya no existe.`);
    }
    return id;
  }
}

/** @throws DomainError 422 naming the field */
function numero(
  fields: CamposProductoDto,
  campo: 'cost' | 'basePrice' | 'taxPercent' | 'price' | 'weight' | 'minimum' | 'stock' | 'reserved',
  name: string,
  limites: { decimales: number; enteros: number },
): string | null | undefined {
  const value: Numero | null | undefined = fields[campo];
  if (value === undefined) {
    return undefined;
  }
  const leido = decimalDe(value, limites);
  if ('problema' in leido) {
    throw invalidField(`product.${campo}`, `${name} ${leido.problema}`);
  }
  return leido.valor;
}

function entero(fields: CamposProductoDto, campo: 'minimum' | 'stock' | 'reserved', name: string) {
  const text = numero(fields, campo, name, ENTERO);
  if (text && Number(text) > MAX_CANTIDAD) {
    throw invalidField(`product.${campo}`, `${name} es demasiado grande.`);
  }
  return typeof text === 'string' ? Number(text) : text;
}
