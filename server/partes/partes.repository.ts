import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Carpeta } from '../carpetas/carpeta.entity.js';
import { getLocked } from '../common/database/found.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Parte } from './parte.entity.js';

/** The partes of the carpetas that the running user may see; row-level security hides the others. */
@Injectable()
export class PartesRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Locks the carpeta until the transaction ends. So its partes change one after the other, and not while it is being
   * closed. Read them after this call. @throws DomainError 404
   */
  lockCarpeta(id: string): Promise<Carpeta> {
    return getLocked(this.transactions.manager, Carpeta, { id }, 'la carpeta');
  }

  /** The partes of a carpeta, in their order. */
  findOfCarpeta(carpetaId: string): Promise<Parte[]> {
    return this.transactions.manager.find(Parte, { where: { carpetaId }, order: { orden: 'asc' } });
  }

  async insert(parte: QueryDeepPartialEntity<Parte>): Promise<void> {
    await this.transactions.manager.insert(Parte, parte);
  }

  async update(id: string, changes: QueryDeepPartialEntity<Parte>): Promise<void> {
    await this.transactions.manager.update(Parte, { id }, changes);
  }

  /** Writes the shares of several partes. */
  async updateShares(partes: readonly Pick<Parte, 'id' | 'porcentaje'>[]): Promise<void> {
    await this.transactions.manager.query(
      `update partes set porcentaje = share.porcentaje
         from unnest($1::uuid[], $2::numeric[]) as share (id, porcentaje) where partes.id = share.id`,
      [partes.map(({ id }) => id), partes.map(({ porcentaje }) => porcentaje)],
    );
  }

  async delete(id: string): Promise<void> {
    await this.transactions.manager.delete(Parte, { id });
  }

  /** Numbers partes from 1 in the order of `ids`. */
  async reorder(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update partes set orden = place.orden
         from unnest($1::uuid[]) with ordinality as place (id, orden)
        where partes.id = place.id and partes.orden <> place.orden`,
      [ids],
    );
  }
}
