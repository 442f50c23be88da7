import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Carpeta } from '../../expediente/carpetas/carpeta.entity.js';
import { CarpetaLive } from '../../expediente/carpetas/carpeta-live.service.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { MAX_CANTIDAD } from './limits.js';
import { MinimosService } from './minimos.service.js';
import {
  type MovimientoFila,
  type MovimientoNuevo,
  MovimientosRepository,
  type Reserva,
  type ReservaDeCarpeta,
} from './movimientos.repository.js';
import { type ProductoFila, ProductosRepository } from './productos.repository.js';

/** The sent fields of a movement. */
export interface MovimientoPedido extends Omit<MovimientoNuevo, 'id' | 'productoId'> {
  id?: string | null;
}

/** The stock of productos. It changes only by movements, which are added and never changed. */
@Injectable()
export class MovimientosService {
  constructor(
    private readonly movimientos: MovimientosRepository,
    private readonly productos: ProductosRepository,
    private readonly minimos: MinimosService,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly live: CarpetaLive,
  ) {}

  /** The latest movements of a producto, or those before the movement with a number. @throws DomainError 404 */
  async findBefore(productoId: string, antes: number | undefined, limit: number): Promise<MovimientoFila[]> {
    await this.productos.get(productoId);
    return this.movimientos.findBefore(productoId, antes, limit);
  }

  /** The reservations of a producto that the running user sees. @throws DomainError 404 */
  async findReservas(productoId: string): Promise<Reserva[]> {
    await this.productos.get(productoId);
    return this.movimientos.findReservas(productoId);
  }

  /**
   * Adds a movement of a producto. Other movements of the same producto wait.
   * @throws DomainError 404; 422 when there are not enough units, or the user does not see the carpeta
   */
  async add(productoId: string, pedido: MovimientoPedido): Promise<MovimientoFila> {
    const producto = await this.productos.getLocked(productoId);
    await this.assertPossible(producto, pedido);
    const movimiento = await this.insert(producto, pedido);
    this.tell(pedido, [productoId]);
    return movimiento;
  }

  /**
   * Gives a locked producto the stock and the reservation that a person wrote. Adds a count, and a reservation for no
   * carpeta or its end.
   * @returns whether a movement was needed
   * @throws DomainError 422 when the movement is impossible
   */
  async adjust(
    producto: ProductoFila,
    { existencias, reservado }: { existencias?: number; reservado?: number },
    motivo = 'Corregido en la ficha',
  ): Promise<boolean> {
    const base = { motivo, carpetaId: null };
    const isCounted = existencias !== undefined && (existencias !== producto.existencias || producto.movimientos === 0);
    if (isCounted) {
      await this.insert(producto, { ...base, tipo: 'recuento', cantidad: existencias });
    }
    const more = (reservado ?? producto.reservado) - producto.reservado;
    if (more !== 0) {
      const pedido = {
        ...base,
        tipo: more > 0 ? ('reserva' as const) : ('liberacion' as const),
        cantidad: Math.abs(more),
      };
      const present = await this.productos.get(producto.id);
      await this.assertPossible(present, pedido, 'product.reserved');
      await this.insert(present, pedido);
    }
    return isCounted || more !== 0;
  }

  /** The reservations of a carpeta, by the names of the productos. */
  async findReservasDe(carpetaId: string): Promise<ReservaDeCarpeta[]> {
    const reservas = await this.movimientos.findReservasDe(carpetaId);
    return reservas.toSorted((one, other) => one.nombre.localeCompare(other.nombre, 'es'));
  }

  /**
   * Uses units that are reserved for a carpeta, or ends their reservation.
   * @throws DomainError 404; 422 when not so many units are reserved or in stock
   */
  async resolve(
    carpetaId: string,
    tipo: 'consumo' | 'liberacion',
    partes: readonly { id: string; quantity: number }[],
  ): Promise<void> {
    // All calls lock productos in the same order, so that no two block each other.
    for (const { id, quantity } of partes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const producto = await this.productos.getLocked(id);
      const pedido = { tipo, cantidad: quantity, motivo: '', carpetaId };
      await this.assertPossible(producto, pedido, `products.${partes.findIndex((each) => each.id === id)}.quantity`);
      await this.insert(producto, pedido);
    }
    this.tell(
      { tipo, carpetaId },
      partes.map(({ id }) => id),
    );
  }

  /** Ends all reservations of a carpeta. */
  async releaseAll(carpetaId: string, motivo: string): Promise<void> {
    const reservas = await this.movimientos.findReservasDe(carpetaId);
    for (const { productoId, cantidad } of reservas) {
      const producto = await this.productos.getLocked(productoId);
      await this.insert(producto, { tipo: 'liberacion', cantidad, motivo, carpetaId });
    }
    if (reservas.length > 0) {
      this.tell(
        { tipo: 'liberacion', carpetaId },
        reservas.map(({ productoId }) => productoId),
      );
    }
  }

  /** Only people who see the carpeta are told of its reservations. */
  private tell({ tipo, carpetaId }: Pick<MovimientoPedido, 'tipo' | 'carpetaId'>, products: string[]): void {
    const isReserva = tipo === 'reserva' || tipo === 'liberacion';
    this.live.tell([isReserva ? carpetaId : null], { type: 'inventory.changed', products });
  }

  private async insert(producto: ProductoFila, { id, ...pedido }: MovimientoPedido): Promise<MovimientoFila> {
    const nuevo = { ...pedido, id: id ?? uuid(), productoId: producto.id };
    await this.movimientos.insert(nuevo);
    const movimiento = found(await this.movimientos.find(nuevo.id), 'el movimiento');
    const { tipo, cantidad, carpetaId } = pedido;
    this.auditoria.record({
      accion: 'producto.movido',
      entidad: 'producto',
      entidadId: producto.id,
      ...(carpetaId && { carpetaId }),
      datos: { nombre: producto.nombre, tipo, cantidad },
    });
    await this.minimos.check({ ...producto, existencias: movimiento.existencias });
    return movimiento;
  }

  private async assertPossible(
    { id, existencias, reservado, disponible }: ProductoFila,
    { tipo, cantidad, carpetaId }: MovimientoPedido,
    campo = 'quantity',
  ): Promise<void> {
    // A reservation for a carpeta in the trash can still be used or ended.
    const isBack = tipo === 'liberacion' || tipo === 'consumo';
    if (carpetaId !== null && !(await this.isSeen(carpetaId, isBack))) {
      throw invalidField('carpetaId', 'No se encontró la carpeta, o está en la papelera.');
    }
    if (cantidad === 0 && tipo !== 'recuento') {
      throw invalidField(campo, 'La cantidad debe ser 1 o más.');
    }
    if (tipo === 'entrada' && existencias + cantidad > MAX_CANTIDAD) {
      throw invalidField(campo, 'La cantidad es demasiado grande.');
    }
    if ((tipo === 'salida' || tipo === 'reserva') && cantidad > disponible) {
      throw invalidField(campo, unavailable({ existencias, reservado, disponible }));
    }
    if (isBack) {
      const reserved = await this.movimientos.reservadoPara(id, carpetaId);
      if (cantidad > reserved) {
        const whose = carpetaId ? 'para esa carpeta' : 'sin carpeta';
        throw invalidField(
          campo,
          `Hay ${reserved} ${reserved === 1 ? 'reservada' : 'reservadas'} ${whose}: no puede ser más.`,
        );
      }
      if (tipo === 'consumo' && cantidad > existencias) {
        throw invalidField(campo, `Solo hay ${existencias}, aunque se reservaron más.`);
      }
    }
  }

  private isSeen(id: string, isInTrashToo: boolean): Promise<boolean> {
    return this.transactions.manager.existsBy(Carpeta, isInTrashToo ? { id } : { id, eliminadaEn: IsNull() });
  }
}

/** Why no more units can be taken. The number of hidden reservations is not named. */
function unavailable({
  existencias,
  reservado,
  disponible,
}: Pick<ProductoFila, 'existencias' | 'reservado' | 'disponible'>): string {
  if (disponible < existencias - reservado) {
    const most = disponible === 0 ? 'no se puede sacar ninguna' : `se puede sacar hasta ${disponible}`;
    return `Hay unidades apartadas: ${most}.`;
  }
  const are = reservado === 1 ? 'está reservada' : 'están reservadas';
  const why = reservado > 0 ? ` (hay ${existencias}, y ${reservado} ${are})` : '';
  return disponible === 0
    ? `No hay unidades disponibles${why}.`
    : `Solo hay ${disponible} ${disponible === 1 ? 'disponible' : 'disponibles'}${why}.`;
}
