import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { firstHallables } from '../../common/database/common-words.js';
import { restorable } from '../../common/database/deleted.js';
import { found, foundAt } from '../../common/database/found.js';
import { notFound } from '../../common/errors/domain-error.js';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { codigosIguales } from '../../vocabulario/codigo-de-barras.js';
import { ORDENES, type Orden, RESERVADO } from './ordenes.js';
import { Producto } from './producto.entity.js';

export interface ProductoFila extends Omit<Producto, 'creadoPor' | 'eliminadoEn'> {
  /** The price with tax, rounded to cents. */
  precio: string | null;
  existencias: number;
  /** The reserved units, in reservations that the running user sees. */
  reservado: number;
  /** The units that no reservation takes, visible or hidden. */
  disponible: number;
  movimientos: number;
  /** The ids of the producto's etiquetas, without deleted ones. */
  etiquetas: string[];
  /** The addresses of the pictures, in order. */
  imagenes: string[];
}

export interface ListaPedida {
  buscar: string;
  orden: Orden;
  isDescending: boolean;
  /** Only productos of this category and of the categories in it. */
  categoriaId: string | null;
  /** Only productos whose stock is below their minimum. */
  isBajo: boolean;
  offset: number;
  limit: number;
}

const SELECT = `
  select p.id, p.nombre, p.descripcion, p.sku, p.codigo_barras as "codigoBarras",
         (select c.id from producto_categorias c where c.id = p.categoria_id and c.eliminada_en is null) as "categoriaId",
         (select m.id from producto_marcas m where m.id = p.marca_id and m.eliminada_en is null) as "marcaId",
         (select v.id from producto_proveedores v where v.id = p.proveedor_id and v.eliminada_en is null) as "proveedorId",
         trim_scale(p.costo) as costo, trim_scale(p.precio_base) as "precioBase", trim_scale(p.impuesto) as impuesto,
         trim_scale(p.precio) as precio, trim_scale(p.peso) as peso, p.activo, p.minimo, p.existencias,
         ${RESERVADO} as reservado, greatest(p.existencias - p.reservado, 0) as disponible,
         p.movimientos, p.bajo_minimo_desde as "bajoMinimoDesde", p.version, p.creado_en as "creadoEn",
         p.actualizado_en as "actualizadoEn",
         array(select x.etiqueta_id from producto_etiquetado x
                 join producto_etiquetas e on e.cuenta_id = x.cuenta_id and e.id = x.etiqueta_id
                where x.cuenta_id = p.cuenta_id and x.producto_id = p.id and e.eliminada_en is null
                order by x.orden, x.etiqueta_id) as etiquetas,
         array(select i.imagen from producto_imagenes i
                where i.cuenta_id = p.cuenta_id and i.producto_id = p.id and i.eliminada_en is null
                order by i.orden, i.imagen) as imagenes
    from productos p`;

/** The SQL for a category and the categories in it, at any depth. */
const ADENTRO = (parameter: string) => `(
  with recursive adentro as (
    select c.id from producto_categorias c where c.id = ${parameter} and c.eliminada_en is null
    union
    select c.id from producto_categorias c join adentro a on c.padre_id = a.id where c.eliminada_en is null)
  select id from adentro)`;

/** The productos of the running cuenta. */
@Injectable()
export class ProductosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A part of a list, and the number of productos in the list. */
  async findList(pedida: ListaPedida): Promise<{ productos: ProductoFila[]; total: number }> {
    const { manager } = this.transactions;
    const { where, values } = await this.conditionOf(pedida);
    const [{ total }] = await manager.query(`select count(*)::int as total from productos p where ${where}`, values);
    const direction = pedida.isDescending ? 'desc' : 'asc';
    const order = `${ORDENES[pedida.orden]} ${direction}, p.creado_en desc, p.id desc`;
    const productos = await manager.query(
      `${SELECT} where ${where} order by ${order} limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, pedida.limit, pedida.offset],
    );
    return { productos, total };
  }

  /** All productos by name, for an export. */
  findAll(): Promise<ProductoFila[]> {
    return this.transactions.manager.query(
      `${SELECT} where p.eliminado_en is null order by sin_acentos(p.nombre), p.id`,
    );
  }

  /** The first productos by name whose name, SKU or barcode has all words of a search. */
  async findFirst(buscar: string, limit: number): Promise<ProductoFila[]> {
    const { productos } = await this.findList({
      ...{ buscar, orden: 'name', isDescending: false, categoriaId: null, isBajo: false },
      ...{ offset: 0, limit },
    });
    return productos;
  }

  /** The producto with this barcode, otherwise with this SKU. */
  async findByCode(codigo: string): Promise<ProductoFila | null> {
    const [producto] = await this.transactions.prepared<ProductoFila>(
      `${SELECT} where p.eliminado_en is null and (p.codigo_barras = any ($1) or lower(p.sku) = lower($2))
        order by p.codigo_barras = any ($1) desc limit 1`,
      [codigosIguales(codigo), codigo],
    );
    return producto ?? null;
  }

  /** The producto with a barcode. A SKU with the same text does not count. */
  async findByBarcode(codigo: string): Promise<ProductoFila | null> {
    const [producto] = await this.transactions.prepared<ProductoFila>(
      `${SELECT} where p.eliminado_en is null and p.codigo_barras = any ($1) limit 1`,
      [codigosIguales(codigo)],
    );
    return producto ?? null;
  }

  async findBySku(sku: string): Promise<ProductoFila | null> {
    const [producto] = await this.transactions.prepared<ProductoFila>(
      `${SELECT} where p.eliminado_en is null and lower(p.sku) = lower($1)`,
      [sku],
    );
    return producto ?? null;
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<ProductoFila> {
    const [producto] = await this.transactions.prepared<ProductoFila>(
      `${SELECT} where p.id = $1 and p.eliminado_en is null`,
      [id],
    );
    return found(producto, 'el producto');
  }

  /**
   * As {@link get}, and locks the producto until the transaction ends. It locks before it reads, so that it reads
   * changes made while it waited.
   * @param seen the version that the caller saw, to be checked
   * @throws DomainError 404, 412
   */
  async getLocked(id: string, seen?: number): Promise<ProductoFila> {
    await this.transactions.prepared('select 1 from productos where id = $1 for no key update', [id]);
    return foundAt(await this.get(id), 'el producto', seen);
  }

  /** The name of another producto with this SKU, or this barcode in any of its spellings. */
  async findOther(id: string, which: 'sku' | 'codigoBarras', value: string): Promise<string | null> {
    const column = which === 'sku' ? 'lower(sku) = lower($2)' : 'codigo_barras = any ($2)';
    const [other] = await this.transactions.prepared<{ nombre: string }>(
      `select nombre from productos where id <> $1 and ${column} and eliminado_en is null limit 1`,
      [id, which === 'sku' ? value : codigosIguales(value)],
    );
    return other?.nombre ?? null;
  }

  async insert(producto: QueryDeepPartialEntity<Producto>): Promise<void> {
    const { now, tenant } = this.transactions;
    const creation = { creadoPor: tenant.usuarioId, creadoEn: now, actualizadoEn: now };
    await this.transactions.manager.insert(Producto, { ...producto, version: 1, bajoMinimoDesde: null, ...creation });
  }

  /** Writes changes to a locked producto and raises its version. */
  async update({ id, version }: ProductoFila, changes: QueryDeepPartialEntity<Producto>): Promise<void> {
    const raised = { version: version + 1, actualizadoEn: this.transactions.now };
    await this.transactions.manager.update(Producto, { id }, { ...changes, ...raised });
  }

  /** Records since when the stock is below the minimum; null when it no longer is. */
  async markBajo(id: string, desde: Date | null): Promise<void> {
    await this.transactions.manager.update(Producto, { id }, { bajoMinimoDesde: desde });
  }

  /** Restores a producto that was deleted in the last day. @throws DomainError 404 */
  async restore(id: string): Promise<void> {
    const { manager, now } = this.transactions;
    const changes = { eliminadoEn: null, version: () => 'version + 1', actualizadoEn: now };
    const { affected } = await manager.update(Producto, { id, eliminadoEn: restorable(now) }, changes);
    if (affected !== 1) {
      throw notFound('el producto');
    }
  }

  /** A producto that was deleted in the last day. @throws DomainError 404 */
  async getDeleted(id: string): Promise<Producto> {
    const { manager, now } = this.transactions;
    return found(await manager.findOneBy(Producto, { id, eliminadoEn: restorable(now) }), 'el producto');
  }

  private async conditionOf({ buscar, categoriaId, isBajo }: ListaPedida) {
    const { manager } = this.transactions;
    const values: unknown[] = likePatterns(buscar);
    const conditions = ['p.eliminado_en is null'];
    if (values.length > 0) {
      const { from, haveWords } = await firstHallables(manager, 'productos', values as string[]);
      conditions.push(`p.id in (select h.id from ${from} where ${haveWords})`);
    }
    if (categoriaId) {
      values.push(categoriaId);
      conditions.push(`p.categoria_id in ${ADENTRO(`$${values.length}`)}`);
    }
    if (isBajo) {
      conditions.push('p.existencias < p.minimo');
    }
    return { where: conditions.join(' and '), values };
  }
}
