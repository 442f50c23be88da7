import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** How far somebody is in a course. */
export interface Progreso {
  usuarioId: string;
  cursoId: string;
  /** The furthest step that the person reached since they last began the course, from 0. */
  paso: number;
  completado: number;
  completadoEn: Date | null;
  actualizadoEn: Date;
}

/** A request to a person to take a course. */
export interface Pedido {
  usuarioId: string;
  cursoId: string;
  vence: Date;
  pedidoPor: string;
  tareaId: string | null;
  cumplidoEn: Date | null;
}

/** The id of a course in both tables, and whether the cuenta wrote the course. */
export interface CursoNombrado {
  id: string;
  isOwn: boolean;
}

const PROGRESO = `select usuario_id as "usuarioId", curso_id as "cursoId", paso, completado,
       completado_en as "completadoEn", actualizado_en as "actualizadoEn" from curso_progresos`;

const PEDIDO = `select usuario_id as "usuarioId", curso_id as "cursoId", vence, pedido_por as "pedidoPor",
       tarea_id as "tareaId", cumplido_en as "cumplidoEn" from curso_pedidos`;

/** How far people are in courses, and the requests to take them. Titulares see all rows, others their own. */
@Injectable()
export class ProgresosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The visible progress, or the progress of one person. */
  find(usuarioId?: string): Promise<Progreso[]> {
    return usuarioId
      ? this.transactions.prepared(`${PROGRESO} where usuario_id = $1`, [usuarioId])
      : this.transactions.prepared(`${PROGRESO} order by usuario_id, curso_id`, []);
  }

  /** The visible requests, or the requests to one person. */
  findPedidos(usuarioId?: string): Promise<Pedido[]> {
    return usuarioId
      ? this.transactions.prepared(`${PEDIDO} where usuario_id = $1`, [usuarioId])
      : this.transactions.prepared(`${PEDIDO} order by usuario_id, curso_id`, []);
  }

  /**
   * How far the running person is in a course; null before the first step. The row stays locked until the transaction
   * ends.
   */
  async findLocked(cursoId: string): Promise<Progreso | null> {
    const { usuarioId } = this.transactions.tenant;
    const [row] = await this.transactions.prepared<Progreso>(
      `${PROGRESO} where usuario_id = $1 and curso_id = $2 for no key update`,
      [usuarioId, cursoId],
    );
    return row ?? null;
  }

  /**
   * Moves the running person forward in a course. Progress that is not further than the stored one changes nothing.
   * @returns whether the person is further than before
   */
  async advance({ id, isOwn }: CursoNombrado, paso: number, completado: number): Promise<boolean> {
    const { tenant, now } = this.transactions;
    const rows = await this.transactions.prepared(
      `insert into curso_progresos as p
              (usuario_id, curso_id, propio_id, paso, completado, completado_en, creado_en, actualizado_en)
       values ($1, $2, $3, $4, $5::integer, case when $5::integer > 0 then $6::timestamptz end, $6, $6)
       on conflict (cuenta_id, usuario_id, curso_id) do update
          set paso = excluded.paso, completado = excluded.completado, actualizado_en = excluded.actualizado_en,
              completado_en = case when excluded.completado > p.completado
                                   then excluded.actualizado_en else p.completado_en end
        where (excluded.completado, excluded.paso) > (p.completado, p.paso)
       returning 1`,
      [tenant.usuarioId, id, isOwn ? id : null, paso, completado, now],
    );
    return rows.length > 0;
  }

  /** The request to a person for a course, locked; null when there is none. */
  async findPedidoLocked(usuarioId: string, cursoId: string): Promise<Pedido | null> {
    const [row] = await this.transactions.prepared<Pedido>(
      `${PEDIDO} where usuario_id = $1 and curso_id = $2 for no key update`,
      [usuarioId, cursoId],
    );
    return row ?? null;
  }

  /** Makes two requests to the same person for the same course wait for each other. */
  async lockPedido(usuarioId: string, cursoId: string): Promise<void> {
    await this.transactions.prepared('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `pedido ${usuarioId} ${cursoId}`,
    ]);
  }

  /** The visible open requests for a course, locked. */
  findAbiertos(cursoId: string): Promise<Pedido[]> {
    return this.transactions.prepared(
      `${PEDIDO} where curso_id = $1 and cumplido_en is null order by usuario_id for no key update`,
      [cursoId],
    );
  }

  /** Stores a request. It replaces an earlier request to the same person for the same course. */
  async putPedido({ id, isOwn }: CursoNombrado, usuarioId: string, vence: Date, tareaId: string): Promise<void> {
    const { tenant, now } = this.transactions;
    await this.transactions.prepared(
      `insert into curso_pedidos (usuario_id, curso_id, propio_id, vence, pedido_por, tarea_id, creado_en)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (cuenta_id, usuario_id, curso_id) do update
          set vence = excluded.vence, pedido_por = excluded.pedido_por, tarea_id = excluded.tarea_id,
              cumplido_en = null, creado_en = excluded.creado_en`,
      [usuarioId, id, isOwn ? id : null, vence, tenant.usuarioId, tareaId, now],
    );
  }

  /** Marks the request to the running person as done. @returns null when there is no open request */
  async fulfil(cursoId: string): Promise<Pick<Pedido, 'pedidoPor' | 'tareaId'> | null> {
    const { tenant, now } = this.transactions;
    const [row] = await this.transactions.prepared<Pick<Pedido, 'pedidoPor' | 'tareaId'>>(
      `update curso_pedidos set cumplido_en = $3 where usuario_id = $1 and curso_id = $2 and cumplido_en is null
       returning pedido_por as "pedidoPor", tarea_id as "tareaId"`,
      [tenant.usuarioId, cursoId, now],
    );
    return row ?? null;
  }

  async removePedido(usuarioId: string, cursoId: string): Promise<void> {
    await this.transactions.prepared('delete from curso_pedidos where usuario_id = $1 and curso_id = $2', [
      usuarioId,
      cursoId,
    ]);
  }
}
