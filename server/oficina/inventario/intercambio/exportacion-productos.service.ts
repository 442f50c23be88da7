import { Injectable } from '@nestjs/common';
import { csvOf, withComma } from '../../../common/csv.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Auditoria } from '../../../plataforma/auditoria/auditoria.service.js';
import { Etiquetas } from '../../../plataforma/etiquetas/etiquetas.service.js';
import type { EnCatalogo } from '../catalogos.js';
import { CatalogosService } from '../catalogos.service.js';
import { ETIQUETAS_DE_PRODUCTOS } from '../etiquetas-de-productos.js';
import { ProductosRepository } from '../productos.repository.js';
import { COLUMNAS } from './columns.js';

/** Writes the inventory into a table that spreadsheets open and the import reads. */
@Injectable()
export class ExportacionProductos {
  constructor(
    private readonly productos: ProductosRepository,
    private readonly catalogos: CatalogosService,
    private readonly etiquetas: Etiquetas,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
  ) {}

  async export(): Promise<string> {
    const categorias = byId(await this.catalogos.findAll('categories'));
    const marcas = byId(await this.catalogos.findAll('brands'));
    const proveedores = byId(await this.catalogos.findAll('vendors'));
    const titles = new Map(
      (await this.etiquetas.findAll(ETIQUETAS_DE_PRODUCTOS)).map(({ id, titulo }) => [id, titulo]),
    );
    const rows = (await this.productos.findAll()).map(
      (producto): Record<keyof typeof COLUMNAS, string> => ({
        name: producto.nombre,
        sku: producto.sku,
        barcode: producto.codigoBarras,
        category: wayOf(producto.categoriaId, categorias),
        brand: marcas.get(producto.marcaId ?? '')?.nombre ?? '',
        vendor: proveedores.get(producto.proveedorId ?? '')?.nombre ?? '',
        tags: producto.etiquetas.flatMap((id) => titles.get(id) ?? []).join(', '),
        stock: producto.movimientos > 0 ? String(producto.existencias) : '',
        minimum: producto.minimo === null ? '' : String(producto.minimo),
        cost: withComma(producto.costo),
        basePrice: withComma(producto.precioBase),
        taxPercent: withComma(producto.impuesto),
        price: withComma(producto.precio),
        weight: withComma(producto.peso),
        active: producto.activo ? 'Sí' : 'No',
        description: producto.descripcion,
      }),
    );
    this.auditoria.record({
      accion: 'inventario.exportado',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { total: rows.length },
      isReading: true,
    });
    const columnas = Object.keys(COLUMNAS) as (keyof typeof COLUMNAS)[];
    return csvOf([
      columnas.map((columna) => COLUMNAS[columna]),
      ...rows.map((row) => columnas.map((columna) => row[columna])),
    ]);
  }
}

function byId(lista: readonly EnCatalogo[]): Map<string, EnCatalogo> {
  return new Map(lista.map((one) => [one.id, one]));
}

/** The path of a category: «Papel › Hojas». */
function wayOf(id: string | null, categorias: ReadonlyMap<string, EnCatalogo>): string {
  const names: string[] = [];
  for (let one = categorias.get(id ?? ''); one; one = categorias.get(one.padreId ?? '')) {
    names.unshift(one.nombre);
  }
  return names.join(' › ');
}
