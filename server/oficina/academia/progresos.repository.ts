import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** How far somebody is in a course. */
export interface Progreso {
  usuarioId: string;
  cursoId: string;
  /** The furthest step of this time through, from 0. */
  paso: number;
  completado: number;
  completadoEn: Date | null;
  actualizadoEn: Date;
}

/** That somebody was asked to take a course. */
export interface Pedido {
  usuarioId: string;
  cursoId: string;
  vence: Date;
  pedidoPor: string;
  tareaId: string | null;
  cumplidoEn: Date | null;
}

/** What names a course in both tables. */
export interface CursoNombrado {
  id: string;
  isOwn: boolean;
}

const PROGRESO = `select usuario_id as "usuarioId", curso_id as "cursoId", paso, completado,
       completado_en as "completadoEn", actualizado_en as "actualizadoEn" from curso_progresos`;

const PEDIDO = `select usuario_id as "usuarioId", curso_id as "cursoId", vence, pedido_por as "pedidoPor",
       tarea_id as "tareaId", cumplido_en as "cumplidoEn" from curso_pedidos`;

/** How far people are in courses, and which they were asked to take. Titulares see those of all, others their own. */
@Injectable()
export class ProgresosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** What is visible, or what one person has. */
  find(usuarioId?: string): Promise<Progreso[]> {
    return usuarioId
      ? this.transactions.prepared(`${PROGRESO} where usuario_id = $1`, [usuarioId])
      : this.transactions.prepared(`${PROGRESO} order by usuario_id, curso_id`, []);
  }

  /** What is visible, or what one person was asked. */
  findPedidos(usuarioId?: string): Promise<Pedido[]> {
    return usuarioId
      ? this.transactions.prepared(`${PEDIDO} where usuario_id = $1`, [usuarioId])
      : this.transactions.prepared(`${PEDIDO} order by usuario_id, curso_id`, []);
  }

  /** How far the person is, locked until the transaction ends; null before the first step. */
  async findLocked(cursoId: string): Promise<Progreso | null> {
    const { usuarioId } = this.transactions.tenant;
    const [row] = await this.transactions.prepared<Progreso>(
      `${PROGRESO} where usuario_id = $1 and curso_id = $2 for no key update`,
      [usuarioId, cursoId],
    );
    return row ?? null;
  }

  /**
   * Moves the person forward in a course. What is behind what is known changes nothing.
   * @returns whether they are further now
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

  /** The request of somebody for a course, locked; null when there is none. */
  async findPedidoLocked(usuarioId: string, cursoId: string): Promise<Pedido | null> {
    const [row] = await this.transactions.prepared<Pedido>(
      `${PEDIDO} where usuario_id = $1 and curso_id = $2 for no key update`,
      [usuarioId, cursoId],
    );
    return row ?? null;
  }

  /** Lets requests of somebody for a course wait for each other. */
  async lockPedido(usuarioId: string, cursoId: string): Promise<void> {
    await this.transactions.prepared('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `pedido ${usuarioId} ${cursoId}`,
    ]);
  }

  /** The visible requests for a course that are not done, locked. */
  findAbiertos(cursoId: string): Promise<Pedido[]> {
    return this.transactions.prepared(
      `${PEDIDO} where curso_id = $1 and cumplido_en is null order by usuario_id for no key update`,
      [cursoId],
    );
  }

  /** Stores a request, or renews the one of the same person for the same course. */
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

  /** Marks what the person was asked as done. @returns null when they were not asked, or had done it */
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
