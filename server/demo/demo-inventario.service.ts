import { Injectable } from '@nestjs/common';
import { array, type InferOutput, literal, number, optional, strictObject, string } from 'valibot';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import { CatalogosService } from '../oficina/inventario/catalogos.service.js';
import { ETIQUETAS_DE_PRODUCTOS } from '../oficina/inventario/etiquetas-de-productos.js';
import { MovimientosService } from '../oficina/inventario/movimientos.service.js';
import { ProductosService } from '../oficina/inventario/productos.service.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import { Etiquetas } from '../plataforma/etiquetas/etiquetas.service.js';
import { DemoContent } from './demo-content.service.js';
import { daysAgo } from './demo-moments.js';
import type { OpenOficina } from './open-oficina.js';

/**
 * The number of weeks with movements, and the weeks from one movement to the next. Each movement costs a start of the
 * demo a few milliseconds.
 */
const WEEKS = 12;
const EVERY = 2;
const TAX = 21;
/** The approximate value of one Argentine peso in other currencies. The prices of the demo are in Argentine pesos. */
const UN_PESO: Readonly<Record<string, number>> = { UYU: 0.03, EUR: 0.0007 };

/** A product, with its purchases and its use. */
const PRODUCTO = strictObject({
  nombre: string(),
  sku: string(),
  codigo: optional(string()),
  categoria: string(),
  marca: optional(string()),
  proveedor: optional(string()),
  etiquetas: optional(array(string())),
  /** The price before tax, in Argentine pesos. */
  precio: number(),
  costo: number(),
  /** The weight in kilograms. */
  peso: optional(number()),
  descripcion: string(),
  minimo: number(),
  /** The quantity of each purchase. `cada` is the days between purchases, `semana` the quantity used each week. */
  compra: number(),
  cada: number(),
  semana: number(),
  isInactive: optional(literal(true)),
});
type ProductoDemo = InferOutput<typeof PRODUCTO>;

const INVENTARIO = strictObject({
  /** `en` is the parent category. */
  categorias: array(strictObject({ nombre: string(), en: optional(string()) })),
  marcas: array(string()),
  proveedores: array(string()),
  etiquetas: array(string()),
  productos: array(PRODUCTO),
});

/** Fills the inventory of an office, with the purchases and the use of the last months. */
@Injectable()
export class DemoInventario {
  constructor(
    private readonly content: DemoContent,
    private readonly transactions: Transactions,
    private readonly productos: ProductosService,
    private readonly catalogos: CatalogosService,
    private readonly movimientos: MovimientosService,
    private readonly etiquetas: Etiquetas,
    private readonly carpetas: CarpetasService,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
  ) {}

  /** Runs in one transaction, so that an office has either the whole inventory or none. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      if ((await this.catalogos.findAll('categories')).length === 0) {
        await this.notifier.silently(() => this.write(office));
      }
    });
  }

  private async write(office: OpenOficina): Promise<void> {
    const demo = this.content.read('inventario', INVENTARIO);
    const ids = new Map<string, string>();
    for (const { nombre, en } of demo.categorias) {
      const padreId = en ? (ids.get(en) ?? null) : null;
      ids.set(nombre, (await this.catalogos.create('categories', { nombre, padreId })).id);
    }
    for (const nombre of demo.marcas) {
      ids.set(nombre, (await this.catalogos.create('brands', { nombre })).id);
    }
    for (const nombre of demo.proveedores) {
      ids.set(nombre, (await this.catalogos.create('vendors', { nombre })).id);
    }
    for (const titulo of demo.etiquetas) {
      ids.set(titulo, (await this.etiquetas.create(ETIQUETAS_DE_PRODUCTOS, { titulo })).id);
    }
    for (const [n, producto] of demo.productos.entries()) {
      const added = await this.transactions.atTime(daysAgo(7 * WEEKS + 10 - n), () => this.add(producto, ids));
      await this.move(office, producto, added);
    }
    await this.reserve(office, ids);
  }

  private async add(producto: ProductoDemo, ids: Map<string, string>): Promise<string> {
    const unPeso = UN_PESO[(await this.directory.cuenta()).moneda] ?? 1;
    const here = (pesos: number) => Math.round(pesos * unPeso * 100) / 100;
    const { id } = await this.productos.create({
      name: producto.nombre,
      description: producto.descripcion,
      sku: producto.sku,
      barcode: producto.codigo ?? '',
      category: ids.get(producto.categoria) ?? null,
      brand: ids.get(producto.marca ?? '') ?? null,
      vendor: ids.get(producto.proveedor ?? '') ?? null,
      cost: here(producto.costo),
      basePrice: here(producto.precio),
      taxPercent: TAX,
      weight: producto.peso ?? null,
      minimum: producto.minimo,
      active: !producto.isInactive,
      tags: (producto.etiquetas ?? []).flatMap((title) => ids.get(title) ?? []),
    });
    ids.set(producto.sku, id);
    return id;
  }

  /** Adds purchases and use, every other week. In the middle of the time somebody counts the stock. */
  private async move(office: OpenOficina, { compra, cada, semana }: ProductoDemo, id: string): Promise<void> {
    const people = ['oficial', 'adscripto', 'titular'] as const;
    let stock = 0;
    let used = 0;
    const at =
      (hace: number, who: (typeof people)[number], tipo: 'entrada' | 'salida' | 'recuento', motivo: string) =>
      (cantidad: number) =>
        this.transactions.atTime(daysAgo(hace), () =>
          this.transactions.actingAs(office.person(who), () =>
            this.movimientos.add(id, { tipo, cantidad, motivo, carpetaId: null }),
          ),
        );
    for (let week = WEEKS; week > 0; week -= EVERY) {
      const hace = week * 7;
      if (week === WEEKS || Math.floor((hace + 7 * EVERY) / cada) !== Math.floor(hace / cada)) {
        await at(hace + 0.3, 'oficial', 'entrada', week === WEEKS ? 'Existencia inicial' : 'Compra')(compra);
        stock += compra;
      }
      const due = Math.floor(semana * (WEEKS + EVERY - week)) - used;
      const leaves = Math.min(due, stock);
      if (leaves > 0) {
        await at(hace - 3.2, people[(week / EVERY) % people.length] ?? 'oficial', 'salida', '')(leaves);
        stock -= leaves;
        used += leaves;
      }
      if (week === 6 && stock > 10) {
        await at(hace - 4.1, 'adscripto', 'recuento', 'Recuento: faltaban dos')(stock - 2);
        stock -= 2;
      }
    }
  }

  /** Sets sheets aside for the next carpetas that will be signed. */
  private async reserve(office: OpenOficina, ids: Map<string, string>): Promise<void> {
    const query = Object.assign(new CarpetasQuery(), { estado: ['lista_para_firma'], tamano: 3 });
    const [carpetas] = await this.transactions.actingAs(office.person('oficial'), () => this.carpetas.findPage(query));
    for (const [n, { id: carpetaId }] of carpetas.entries()) {
      await this.transactions.atTime(daysAgo(1.4 - n / 3), () =>
        this.transactions.actingAs(office.person('oficial'), () =>
          this.movimientos.add(ids.get('HAN-500') ?? '', {
            ...{ tipo: 'reserva', cantidad: 6 + 2 * n, motivo: 'Para la firma', carpetaId },
          }),
        ),
      );
    }
  }
}
