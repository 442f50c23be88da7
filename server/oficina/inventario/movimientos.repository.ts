import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { CarpetaDeMovimientoDto } from './movimientos.dto.js';
import type { TipoMovimiento } from './tipos-movimiento.js';

/** A movement of a producto as the repository reads it. */
export interface MovimientoFila {
  id: string;
  /** The number of the movement, from 1 without gaps. */
  n: number;
  tipo: TipoMovimiento;
  /** The number of units. For a count, the counted number. */
  cantidad: number;
  cambio: number;
  cambioReservado: number;
  /** The stock after the movement. */
  existencias: number;
  reservado: number;
  /** The reason. Also empty for people who may not see its carpeta. */
  motivo: string;
  /** The carpeta. Also null for people who may not see it. */
  carpeta: CarpetaDeMovimientoDto | null;
  usuarioId: string;
  en: Date;
}

/** The number of a producto's units that are reserved for a carpeta or for none. */
export interface Reserva {
  carpeta: CarpetaDeMovimientoDto | null;
  cantidad: number;
}

/** The number of units of a producto that are reserved for a carpeta. */
export interface ReservaDeCarpeta {
  productoId: string;
  nombre: string;
  cantidad: number;
}

export interface MovimientoNuevo {
  id: string;
  productoId: string;
  tipo: TipoMovimiento;
  cantidad: number;
  motivo: string;
  carpetaId: string | null;
}

const CARPETA = `case when c.id is not null
  then json_build_object('id', c.id, 'codigo', c.codigo, 'caratula', c.caratula) end`;

/** The condition for a movement of a carpeta that the running user does not see. The policies of carpetas decide. */
const OCULTO = '(m.carpeta_id is not null and c.id is null)';

/** The units reserved after a movement. Reservations of carpetas that the user does not see do not count. */
const RESERVADO = `(m.reservado - coalesce((
  select sum(o.cambio_reservado) from producto_movimientos o
   where o.cuenta_id = m.cuenta_id and o.producto_id = m.producto_id and o.cambio_reservado <> 0 and o.n <= m.n
     and o.carpeta_id is not null
     and not exists (select 1 from carpetas d where d.cuenta_id = o.cuenta_id and d.id = o.carpeta_id)), 0))::int`;

/** When the running user does not see the carpeta, a use is shown as units that went out. */
const SELECT = `
  select m.id, m.n, case when ${OCULTO} then 'salida' else m.tipo end as tipo, m.cantidad, m.cambio,
         case when ${OCULTO} then 0 else m.cambio_reservado end as "cambioReservado", m.existencias,
         ${RESERVADO} as reservado, case when ${OCULTO} then '' else m.motivo end as motivo,
         ${CARPETA} as carpeta, m.usuario_id as "usuarioId", m.en
    from producto_movimientos m
    left join carpetas c on c.cuenta_id = m.cuenta_id and c.id = m.carpeta_id`;

/** The movements of productos. Movements are only added. */
@Injectable()
export class MovimientosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The latest movements of a producto. @param antes returns only movements before the one with this number */
  findBefore(productoId: string, antes: number | undefined, limit: number): Promise<MovimientoFila[]> {
    return this.transactions.prepared(
      `${SELECT} where m.producto_id = $1 and ($2::int is null or m.n < $2)
          and not (${OCULTO} and m.tipo in ('reserva', 'liberacion')) order by m.n desc limit $3`,
      [productoId, antes ?? null, limit],
    );
  }

  /** Adds a movement. The database computes the new stock. */
  async insert({ id, productoId, tipo, cantidad, motivo, carpetaId }: MovimientoNuevo): Promise<void> {
    const { now, tenant } = this.transactions;
    await this.transactions.prepared(
      `insert into producto_movimientos (id, producto_id, tipo, cantidad, motivo, carpeta_id, usuario_id, en)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, productoId, tipo, cantidad, motivo, carpetaId, tenant.usuarioId, now],
    );
  }

  async find(id: string): Promise<MovimientoFila | null> {
    const [movimiento] = await this.transactions.prepared<MovimientoFila>(`${SELECT} where m.id = $1`, [id]);
    return movimiento ?? null;
  }

  /** The number of units reserved for a carpeta; null means for no carpeta. */
  async reservadoPara(productoId: string, carpetaId: string | null): Promise<number> {
    const [{ cantidad } = { cantidad: 0 }] = await this.transactions.prepared<{ cantidad: number }>(
      `select coalesce(sum(cambio_reservado), 0)::int as cantidad from producto_movimientos
        where producto_id = $1 and carpeta_id is not distinct from $2`,
      [productoId, carpetaId],
    );
    return cantidad;
  }

  /** The reservations of a carpeta, in the order in which all transactions lock productos. */
  findReservasDe(carpetaId: string): Promise<ReservaDeCarpeta[]> {
    return this.transactions.prepared(
      `select m.producto_id as "productoId", p.nombre, sum(m.cambio_reservado)::int as cantidad
         from producto_movimientos m
         join productos p on p.cuenta_id = m.cuenta_id and p.id = m.producto_id and p.eliminado_en is null
        where m.carpeta_id = $1
        group by m.producto_id, p.nombre having sum(m.cambio_reservado) > 0 order by m.producto_id`,
      [carpetaId],
    );
  }

  /** The reservations of a producto that the running user sees, the oldest first. */
  findReservas(productoId: string): Promise<Reserva[]> {
    return this.transactions.prepared(
      `select ${CARPETA} as carpeta, r.cantidad
         from (select m.cuenta_id, m.carpeta_id, sum(m.cambio_reservado)::int as cantidad, min(m.n) as desde
                 from producto_movimientos m where m.producto_id = $1
                group by m.cuenta_id, m.carpeta_id having sum(m.cambio_reservado) > 0) r
         left join carpetas c on c.cuenta_id = r.cuenta_id and c.id = r.carpeta_id
        where r.carpeta_id is null or c.id is not null
        order by r.desde`,
      [productoId],
    );
  }
}
