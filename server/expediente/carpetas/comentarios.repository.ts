import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { restorable } from '../../common/database/deleted.js';
import { found } from '../../common/database/found.js';
import { countLimitOf, offsetOf, type PageQuery } from '../../common/input/pagination.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Comentario } from './comentario.entity.js';

/** The comments of visible carpetas; row-level security hides the others. */
@Injectable()
export class ComentariosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page, newest first. Counts all comments, up to the limit of counting. */
  async findPage(carpetaId: string, query: PageQuery): Promise<[Comentario[], number]> {
    const { manager } = this.transactions;
    const comentarios = await manager.find(Comentario, {
      where: { carpetaId, eliminadoEn: IsNull() },
      order: { creadoEn: 'desc', id: 'desc' },
      skip: offsetOf(query),
      take: query.tamano,
    });
    const [{ total }] = await manager.query(
      `select count(*)::int as total from (
         select 1 from carpeta_comentarios where carpeta_id = $1 and eliminado_en is null limit $2) as counted`,
      [carpetaId, countLimitOf(query)],
    );
    return [comentarios, total];
  }

  /** @throws DomainError 404, also for a deleted comment */
  async get(carpetaId: string, id: string): Promise<Comentario> {
    const where = { carpetaId, id, eliminadoEn: IsNull() };
    return found(await this.transactions.manager.findOneBy(Comentario, where), 'el comentario');
  }

  /** Finds a comment that exists or was deleted in the last day. @throws DomainError 404 */
  async getRestorable(carpetaId: string, id: string): Promise<Comentario> {
    const { manager, now } = this.transactions;
    const where = [
      { carpetaId, id, eliminadoEn: IsNull() },
      { carpetaId, id, eliminadoEn: restorable(now) },
    ];
    return found(await manager.findOneBy(Comentario, where), 'el comentario');
  }

  async insert(comentario: Pick<Comentario, 'id' | 'carpetaId' | 'texto' | 'menciones'>): Promise<void> {
    const { manager, now, tenant } = this.transactions;
    await manager.insert(Comentario, { ...comentario, creadoPor: tenant.usuarioId, creadoEn: now });
  }

  async update(id: string, changes: Partial<Comentario>): Promise<void> {
    await this.transactions.manager.update(Comentario, { id }, changes);
  }
}
