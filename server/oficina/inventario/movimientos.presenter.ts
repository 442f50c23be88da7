import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import type { MovimientoDeProductoDto } from './movimientos.dto.js';
import type { MovimientoFila } from './movimientos.repository.js';

export function toMovimiento(movimiento: MovimientoFila, naming: Naming): MovimientoDeProductoDto {
  return {
    id: movimiento.id,
    number: movimiento.n,
    type: movimiento.tipo,
    quantity: movimiento.cantidad,
    change: movimiento.cambio,
    reservedChange: movimiento.cambioReservado,
    stock: movimiento.existencias,
    reserved: movimiento.reservado,
    reason: movimiento.motivo,
    carpeta: movimiento.carpeta,
    user: naming(movimiento.usuarioId),
    createdAt: movimiento.en,
  };
}
