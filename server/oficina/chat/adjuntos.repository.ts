import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type QueryDeepPartialEntity } from 'typeorm';
import { found } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Adjunto } from './adjunto.entity.js';

/** The files of messages that the running user may see; row-level security hides the others. */
@Injectable()
export class AdjuntosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** @throws DomainError 404, also for a file whose message was deleted */
  async get(id: string): Promise<Adjunto> {
    const where = [
      { id, sueltoDesde: IsNull() },
      { id, mensajeId: IsNull() },
    ];
    return found(await this.transactions.manager.findOneBy(Adjunto, where), 'el archivo');
  }

  /**
   * The newest files that were sent in a chat. @param antes the id of a file; only older files are returned @throws
   * DomainError 404
   */
  async findOfChat(chatId: string, antes: string | undefined, limit: number): Promise<Adjunto[]> {
    const { manager } = this.transactions;
    const sent = { chatId, mensajeId: Not(IsNull()), sueltoDesde: IsNull() };
    const query = manager.createQueryBuilder(Adjunto, 'a').where(sent);
    if (antes) {
      found(await manager.findOneBy(Adjunto, { ...sent, id: antes }), 'el archivo');
      // The database compares the times, since a `Date` of JavaScript has no microseconds.
      query.andWhere('(a.creadoEn, a.id) < (select r.creado_en, r.id from chat_adjuntos r where r.id = :antes)', {
        antes,
      });
    }
    return query.orderBy({ 'a.creadoEn': 'DESC', 'a.id': 'DESC' }).limit(limit).getMany();
  }

  async insert(adjunto: QueryDeepPartialEntity<Adjunto>): Promise<void> {
    await this.transactions.manager.insert(Adjunto, adjunto);
  }

  /** Locks those files that the running user uploaded to the chat and has not sent. */
  lockUnsent(chatId: string, ids: readonly string[]): Promise<Adjunto[]> {
    const subidoPor = this.transactions.tenant.usuarioId;
    return this.transactions.manager.find(Adjunto, {
      where: { id: In(ids), chatId, subidoPor, mensajeId: IsNull() },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Adds files to a message, in this order. */
  async attach(mensajeId: string, ids: readonly string[]): Promise<void> {
    for (const [orden, id] of ids.entries()) {
      await this.transactions.manager.update(Adjunto, { id }, { mensajeId, orden, sueltoDesde: null });
    }
  }

  /** Takes the files of a message out of it. They are removed after a day. */
  async detach(mensajeId: string): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.update(Adjunto, { mensajeId }, { sueltoDesde: now });
  }

  /** The newest sent files with these bytes. */
  findSentWith(sha256: string, limit: number): Promise<Adjunto[]> {
    return this.transactions.manager.find(Adjunto, {
      where: { sha256, mensajeId: Not(IsNull()), sueltoDesde: IsNull() },
      order: { creadoEn: 'desc' },
      take: limit,
    });
  }
}
