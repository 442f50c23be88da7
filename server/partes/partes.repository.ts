import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Carpeta } from '../carpetas/carpeta.entity.js';
import { getLocked } from '../common/database/found.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Parte } from './parte.entity.js';

/** A parte, with the ids of all for whom it acts; the first is that of `representaA`, while it has one. */
export type ParteConRepresentados = Parte & { representados: string[] };

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
  async findOfCarpeta(carpetaId: string): Promise<ParteConRepresentados[]> {
    const { manager } = this.transactions;
    const partes = await manager.find(Parte, { where: { carpetaId }, order: { orden: 'asc' } });
    const further = await this.transactions.prepared<{ id: string; representaA: string }>(
      `select r.parte_id as id, r.representa_a as "representaA"
         from parte_representaciones r join partes p on p.id = r.representa_a
        where r.carpeta_id = $1 order by p.orden`,
      [carpetaId],
    );
    const furtherOf = (id: string) => further.filter((one) => one.id === id).map(({ representaA }) => representaA);
    return partes.map((parte) => ({
      ...parte,
      representados: [...(parte.representaA ? [parte.representaA] : []), ...furtherOf(parte.id)],
    }));
  }

  /** Writes for whom a parte acts. */
  async represent(id: string, carpetaId: string, [first, ...further]: readonly string[]): Promise<void> {
    const { manager } = this.transactions;
    await manager.update(Parte, { id }, { representaA: first ?? null });
    await manager.query('delete from parte_representaciones where parte_id = $1', [id]);
    await manager.query(
      'insert into parte_representaciones (carpeta_id, parte_id, representa_a) select $2, $1, unnest($3::uuid[])',
      [id, carpetaId, further],
    );
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
