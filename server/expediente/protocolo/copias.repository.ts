import { Injectable } from '@nestjs/common';
import { In, type QueryDeepPartialEntity } from 'typeorm';
import { getLocked } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Copia } from './copia.entity.js';
import type { TipoCopia } from './copia-nombre.js';

/** The copies of the instrumentos that the running user may see; row-level security hides the others. */
@Injectable()
export class CopiasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The copies of these instrumentos in their order, by the id of the instrumento. */
  async findOf(instrumentoIds: readonly string[]): Promise<Map<string, Copia[]>> {
    const rows = await this.transactions.manager.find(Copia, {
      where: { instrumentoId: In(instrumentoIds) },
      order: { creadoEn: 'asc', tipo: 'asc', orden: 'asc' },
    });
    return Map.groupBy(rows, ({ instrumentoId }) => instrumentoId);
  }

  /** The copies that were taken with an entrega. */
  findOfEntrega(entregaId: string): Promise<Copia[]> {
    return this.transactions.manager.find(Copia, {
      where: { entregaId },
      order: { creadoEn: 'asc', tipo: 'asc', orden: 'asc' },
    });
  }

  /** The number of an instrumento's copies of a kind. */
  countOf(instrumentoId: string, tipo: TipoCopia): Promise<number> {
    return this.transactions.manager.countBy(Copia, { instrumentoId, tipo });
  }

  /** Locks a copy. @throws DomainError 404, 412 */
  getAt(instrumentoId: string, id: string, version: number): Promise<Copia> {
    return getLocked(this.transactions.manager, Copia, { id, instrumentoId }, 'la copia', version);
  }

  async insert(copia: QueryDeepPartialEntity<Copia>): Promise<void> {
    await this.transactions.manager.insert(Copia, copia);
  }

  /** Writes `changes` to a locked copy, and raises its version. */
  async update({ id, version }: Copia, changes: QueryDeepPartialEntity<Copia>): Promise<void> {
    await this.transactions.manager.update(Copia, { id }, { ...changes, version: version + 1 });
  }

  async delete(id: string): Promise<void> {
    await this.transactions.manager.delete(Copia, { id });
  }
}
