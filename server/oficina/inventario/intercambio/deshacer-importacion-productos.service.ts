import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Importaciones } from '../../../common/importaciones/importaciones.js';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Auditoria } from '../../../plataforma/auditoria/auditoria.service.js';
import { Etiquetas } from '../../../plataforma/etiquetas/etiquetas.service.js';
import { CatalogosRepository } from '../catalogos.repository.js';
import { ETIQUETAS_DE_PRODUCTOS } from '../etiquetas-de-productos.js';
import type { CamposProductoDto } from '../productos.dto.js';
import { type ProductoFila, ProductosRepository } from '../productos.repository.js';
import { ProductosService } from '../productos.service.js';
import {
  ImportacionesProductosRepository,
  type LoEscrito,
  PRODUCTOS_IMPORTADOS,
  type ProductoImportado,
} from './importaciones-productos.repository.js';
import type { ImportacionDeProductosDeshechaDto } from './intercambio.dto.js';

const MOTIVO = 'Importación deshecha';

/** Undoes an import of productos. */
@Injectable()
export class DeshacerImportacionProductos {
  constructor(
    private readonly importaciones: Importaciones,
    private readonly elementos: ImportacionesProductosRepository,
    private readonly productos: ProductosService,
    private readonly repository: ProductosRepository,
    private readonly catalogos: CatalogosRepository,
    private readonly etiquetas: Etiquetas,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Deletes the productos that an import added, and gives changed ones their old values; the old stock is written as a
   * count. Productos that were changed or moved since stay as they are. Categories, brands, vendors and etiquetas of
   * the import are deleted unless something else uses them.
   * @throws DomainError 404 after a day
   */
  async undo(importacion: string): Promise<ImportacionDeProductosDeshechaDto> {
    const taken = await this.importaciones.take<ProductoImportado>(PRODUCTOS_IMPORTADOS, importacion);
    const importados = new Map(taken.map((one) => [one.id, one]));
    const deshecha: ImportacionDeProductosDeshechaDto = { removed: 0, restored: 0, kept: [] };
    for (const id of await this.elementos.lock([...importados.keys()])) {
      const { antes, version } = importados.get(id)!;
      const producto = await this.repository.get(id);
      if (producto.version !== version) {
        deshecha.kept.push({ name: producto.nombre, reason: 'Alguien lo modificó o lo movió después.' });
      } else if (antes === null) {
        await this.productos.discard(producto);
        deshecha.removed++;
      } else {
        const problem = await this.giveBack(producto, antes);
        if (problem === null) deshecha.restored++;
        else deshecha.kept.push({ name: producto.nombre, reason: problem });
      }
    }
    await this.removeElementos(importacion);
    this.auditoria.record({
      accion: 'inventario.importacion_deshecha',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { eliminados: deshecha.removed, devueltos: deshecha.restored, quedan: deshecha.kept.length },
    });
    this.realtime.tellCuenta({ type: 'inventory.changed' });
    return deshecha;
  }

  /**
   * Deletes the elements that the import added to lists. Inner categories come before the categories that contain them.
   */
  private async removeElementos(importacion: string): Promise<void> {
    for (const elemento of await this.elementos.takeElementos(importacion)) {
      const { lista, id } = elemento;
      if (!(await this.elementos.lockUnused(elemento))) continue;
      if (lista === 'tags') await this.etiquetas.remove(ETIQUETAS_DE_PRODUCTOS, id);
      else await this.catalogos.remove(lista, id);
    }
  }

  /** @returns why the old values cannot be written, such as a SKU that is taken now; null when they were */
  private async giveBack(producto: ProductoFila, antes: Partial<LoEscrito>): Promise<string | null> {
    try {
      await this.productos.write(producto, await this.fieldsOf(antes), MOTIVO);
      return null;
    } catch (error) {
      if (error instanceof DomainError) {
        return error.message;
      }
      throw error;
    }
  }

  /** The old fields of a product, without elements that were deleted since. */
  private async fieldsOf(antes: Partial<LoEscrito>): Promise<CamposProductoDto> {
    const { etiquetas, categoriaId, marcaId, proveedorId } = antes;
    const there = new Set((await this.etiquetas.findAll(ETIQUETAS_DE_PRODUCTOS)).map(({ id }) => id));
    const existing = async (lista: 'categories' | 'brands' | 'vendors', id: string | null | undefined) =>
      id && !(await this.catalogos.exists(lista, id)) ? null : id;
    return {
      name: antes.nombre,
      description: antes.descripcion,
      sku: antes.sku,
      barcode: antes.codigoBarras,
      category: await existing('categories', categoriaId),
      brand: await existing('brands', marcaId),
      vendor: await existing('vendors', proveedorId),
      cost: antes.costo,
      basePrice: antes.precioBase,
      taxPercent: antes.impuesto,
      weight: antes.peso,
      minimum: antes.minimo,
      active: antes.activo,
      stock: antes.existencias,
      tags: etiquetas?.filter((id) => there.has(id)),
    };
  }
}
