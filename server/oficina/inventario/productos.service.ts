import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { found } from '../../common/database/found.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { ETIQUETAS_DE_PRODUCTOS } from './etiquetas-de-productos.js';
import { MinimosService } from './minimos.service.js';
import { MovimientosService } from './movimientos.service.js';
import { EN_BLANCO, ProductoFields } from './producto-fields.service.js';
import { ProductoImagenes } from './producto-imagenes.service.js';
import type { CamposProductoDto, NuevoProductoDto } from './productos.dto.js';
import { type ProductoFila, ProductosRepository } from './productos.repository.js';

type HechoDeProducto = 'producto.creado' | 'producto.modificado' | 'producto.eliminado' | 'producto.restaurado';

/** The productos of the running cuenta. Their stock changes only by movements. */
@Injectable()
export class ProductosService {
  constructor(
    private readonly productos: ProductosRepository,
    private readonly campos: ProductoFields,
    private readonly imagenes: ProductoImagenes,
    private readonly movimientos: MovimientosService,
    private readonly minimos: MinimosService,
    private readonly etiquetas: Etiquetas,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Adds a producto. Fields that are not sent stay blank. @throws DomainError 422 for an invalid field */
  async create(fields: NuevoProductoDto): Promise<ProductoFila> {
    const producto = await this.add(fields, 'Primer recuento');
    this.tell([producto.id]);
    return producto;
  }

  /**
   * Changes the sent fields of a producto.
   * @param seen the version that the caller saw, to be checked
   * @throws DomainError 404; 412; 422 for an invalid field
   */
  async update(id: string, fields: CamposProductoDto, seen?: number): Promise<ProductoFila> {
    const before = await this.productos.getLocked(id, seen);
    if (!(await this.write(before, fields))) {
      return before;
    }
    this.tell([id]);
    return this.productos.get(id);
  }

  /**
   * As {@link create}, but open tabs are not told: the caller tells them. @param motivo the reason of the count of the
   * stock
   */
  async add({ id: given, ...fields }: NuevoProductoDto, motivo?: string): Promise<ProductoFila> {
    const id = given ?? uuid();
    const columns = changesOf(EN_BLANCO, await this.campos.read(fields, { ...EN_BLANCO, id, precio: null }));
    await this.productos.insert({ id, ...EN_BLANCO, ...columns });
    const producto = await this.productos.getLocked(id);
    await this.writeOthers(producto, fields, motivo);
    this.record('producto.creado', { ...producto, nombre: columns.nombre ?? producto.nombre });
    return this.productos.get(id);
  }

  /**
   * Writes fields to a locked producto, without telling open tabs.
   * @param motivo the reason of the count of the stock
   * @returns whether something changed
   */
  async write(before: ProductoFila, fields: CamposProductoDto, motivo?: string): Promise<boolean> {
    const columns = changesOf<ProductoFila>(before, await this.campos.read(fields, before));
    const changed: string[] = Object.keys(columns);
    if (changed.length > 0) {
      await this.productos.update(before, columns);
    }
    changed.push(...(await this.writeOthers({ ...before, ...columns }, fields, motivo)));
    const named = changed.filter((campo) => campo !== 'existencias');
    if (named.length > 0) {
      this.record('producto.modificado', { ...before, ...columns }, { campos: named });
    }
    return changed.length > 0;
  }

  /** Adds a stored picture to a producto. @throws DomainError 404; 422 when it has the most it may have */
  async addImage(id: string, imagen: string): Promise<ProductoFila> {
    const before = await this.productos.getLocked(id);
    await this.imagenes.add(id, before.imagenes, imagen);
    await this.productos.update(before, {});
    this.record('producto.modificado', before, { campos: ['imagenes'] });
    this.tell([id]);
    return this.productos.get(id);
  }

  /** Deletes a producto, which can be restored for a day. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    await this.discard(await this.productos.getLocked(id));
    this.tell([id]);
  }

  /** As {@link remove}, for a locked producto and without telling open tabs. */
  async discard(before: ProductoFila): Promise<void> {
    await this.productos.update(before, { eliminadoEn: this.transactions.now });
    await this.imagenes.retire(before.imagenes);
    this.record('producto.eliminado', before);
  }

  /**
   * Restores a producto that was deleted in the last day. @throws DomainError 404; 409 when another producto has its
   * SKU or barcode now
   */
  async restore(id: string): Promise<ProductoFila> {
    const deleted = await this.productos.getDeleted(id);
    for (const [which, name] of [
      ['sku', 'su SKU'],
      ['codigoBarras', 'su código de barras'],
    ] as const) {
      const other = deleted[which] === '' ? null : await this.productos.findOther(id, which, deleted[which]);
      if (other !== null) {
        throw new DomainError('YA_EXISTE', 409, `No se puede recuperar: «${other}» tiene ahora ${name}.`);
      }
    }
    await this.productos.restore(id);
    const producto = await this.productos.get(id);
    await this.imagenes.show(producto.imagenes);
    this.record('producto.restaurado', producto);
    this.tell([id]);
    return producto;
  }

  /** The producto with this barcode or SKU. @throws DomainError 404 */
  async getByCode(codigo: string): Promise<ProductoFila> {
    return found(await this.productos.findByCode(codigo), 'ningún producto con ese código');
  }

  /**
   * Writes the fields that are no columns of the producto. @param producto locked, with its new columns @returns the
   * names of the changed fields
   */
  private async writeOthers(producto: ProductoFila, fields: CamposProductoDto, motivo?: string): Promise<string[]> {
    const { id } = producto;
    const etiquetas = await this.campos.etiquetasOf(fields.tags);
    const imagenes = fields.images && (await this.imagenes.known(id, fields.images));
    const changed: string[] = Object.keys(changesOf<ProductoFila>(producto, { etiquetas, imagenes }));
    if (changed.includes('etiquetas') && etiquetas) {
      await this.etiquetas.put(ETIQUETAS_DE_PRODUCTOS, id, etiquetas);
    }
    if (changed.includes('imagenes') && imagenes) {
      await this.imagenes.put(id, producto.imagenes, imagenes);
    }
    if (changed.length > 0) {
      await this.productos.update(await this.productos.get(id), {});
    }
    const movidos = await this.movimientos.adjust(producto, this.campos.cantidades(fields), motivo);
    const present = await this.productos.get(id);
    await this.minimos.check(present);
    return movidos ? [...changed, 'existencias'] : changed;
  }

  private record(accion: HechoDeProducto, { id, nombre }: Pick<ProductoFila, 'id' | 'nombre'>, datos = {}): void {
    this.auditoria.record({ accion, entidad: 'producto', entidadId: id, datos: { nombre, ...datos } });
  }

  private tell(ids: readonly string[]): void {
    this.realtime.tellCuenta({ type: 'inventory.changed', products: [...ids] });
  }
}
