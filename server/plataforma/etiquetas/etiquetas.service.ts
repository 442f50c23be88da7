import { Injectable } from '@nestjs/common';
import {
  type FindOperator,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  IsNull,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { v7 as uuid } from 'uuid';
import { restorable } from '../../common/database/deleted.js';
import { getLocked } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import { type Etiqueta, TITLE_MAX } from './etiqueta.entity.js';
import type { EtiquetasDe } from './etiquetas-de.js';

/** The fields of a new etiqueta, with the client's id if it made one. The service fills in the rest. */
type Nueva<T extends Etiqueta> = Omit<T, Exclude<keyof Etiqueta, 'titulo'>> & { id?: string | null };

/**
 * The etiquetas of the running cuenta, in any domain. A deleted etiqueta keeps its links, so that it can be restored.
 */
@Injectable()
export class Etiquetas {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** All etiquetas, or the etiquetas that match `like`, in the order of their domain. */
  findAll<T extends Etiqueta>({ entity, order, where }: EtiquetasDe<T>, like?: FindOptionsWhere<T>): Promise<T[]> {
    return this.transactions.manager.find(entity, {
      where: { ...where, ...like, eliminadaEn: IsNull() } as FindOptionsWhere<T>,
      order: { creadaEn: order, id: order } as FindOptionsOrder<T>,
    });
  }

  async create<T extends Etiqueta>(de: EtiquetasDe<T>, nueva: Nueva<T>): Promise<T> {
    const etiqueta = await this.add(de, nueva);
    de.tell(this.realtime, etiqueta, false);
    return etiqueta;
  }

  /** Adds an etiqueta without a live event, for callers that send their own. */
  async add<T extends Etiqueta>({ entity }: EtiquetasDe<T>, nueva: Nueva<T>): Promise<T> {
    const written = { id: nueva.id ?? uuid(), version: 1, creadaEn: this.transactions.now, eliminadaEn: null };
    const etiqueta = { ...nueva, ...written } as unknown as T;
    await this.transactions.manager.insert(entity, etiqueta as QueryDeepPartialEntity<T>);
    return etiqueta;
  }

  /**
   * Renames an etiqueta. @param titulo undefined keeps the present title @param seen the version of If-Match
   * @throws DomainError 404, 412
   */
  async rename<T extends Etiqueta>(de: EtiquetasDe<T>, id: string, titulo?: string, seen?: number): Promise<T> {
    const etiqueta = await this.getLocked(de, id, IsNull(), seen);
    return this.write(de, { ...etiqueta, titulo: titulo ?? etiqueta.titulo }, false);
  }

  /** Deletes an etiqueta, which also removes it from all its things. @throws DomainError 404 */
  async remove<T extends Etiqueta>(de: EtiquetasDe<T>, id: string): Promise<void> {
    const etiqueta = await this.getLocked(de, id, IsNull());
    await this.write(de, { ...etiqueta, eliminadaEn: this.transactions.now }, true);
  }

  /**
   * Restores an etiqueta that was deleted in the last day, with its links. When another etiqueta has its name now, it
   * gets «nombre (2)».
   * @throws DomainError 404
   */
  async restore<T extends Etiqueta>(de: EtiquetasDe<T>, id: string): Promise<T> {
    await this.waitTurn(de);
    const etiqueta = await this.getLocked(de, id, restorable(this.transactions.now));
    return this.write(de, { ...etiqueta, titulo: await this.freeTitle(de, etiqueta), eliminadaEn: null }, true);
  }

  /** The ids of a thing's etiquetas, in the thing's order. */
  async idsOn<T extends Etiqueta>({ entity, carried }: EtiquetasDe<T>, thingId: string): Promise<string[]> {
    const rows = await this.transactions.prepared<{ id: string }>(
      `select e.id from ${carried.table} x
         join ${entity.options.name} e on e.cuenta_id = x.cuenta_id and e.id = x.etiqueta_id
        where x.${carried.by} = $1 and e.eliminada_en is null order by x.orden, e.id`,
      [thingId],
    );
    return rows.map(({ id }) => id);
  }

  /** Replaces a thing's etiquetas, in this order. Links to deleted etiquetas stay, so that they can be restored. */
  async put<T extends Etiqueta>({ entity, carried }: EtiquetasDe<T>, thingId: string, ids: readonly string[]) {
    const { table, by, shared } = carried;
    await this.transactions.prepared(
      `delete from ${table} x using ${entity.options.name} e
        where x.${by} = $1 and x.etiqueta_id <> all ($2::uuid[])
          and e.cuenta_id = x.cuenta_id and e.id = x.etiqueta_id and e.eliminada_en is null`,
      [thingId, ids],
    );
    await this.transactions.prepared(
      `insert into ${table} (${by}, etiqueta_id, orden${shared ? `, ${shared}` : ''})
       select $1::uuid, e.id, t.n${shared ? `, e.${shared}` : ''}
         from unnest($2::uuid[]) with ordinality as t (id, n) join ${entity.options.name} e on e.id = t.id
       on conflict (cuenta_id, ${by}, etiqueta_id) do update set orden = excluded.orden`,
      [thingId, ids],
    );
  }

  /**
   * @param ids without repetition @param campo their field in the body @throws DomainError 422 if an etiqueta is
   * missing
   */
  async assertExist<T extends Etiqueta>(
    { entity, where }: EtiquetasDe<T>,
    ids: readonly string[],
    campo: string,
    like?: FindOptionsWhere<T>,
  ): Promise<void> {
    const which = { ...where, ...like, id: In(ids), eliminadaEn: IsNull() } as FindOptionsWhere<T>;
    if (ids.length > 0 && (await this.transactions.manager.countBy(entity, which)) < ids.length) {
      throw invalidField(campo, 'Una de las etiquetas ya no existe.');
    }
  }

  /** Restores of the cuenta's etiquetas run in turn. Otherwise two etiquetas of one name could both find it free. */
  private async waitTurn<T extends Etiqueta>({ entity }: EtiquetasDe<T>): Promise<void> {
    const key = `${entity.options.name} ${this.transactions.tenant.cuentaId}`;
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  private async freeTitle<T extends Etiqueta>(de: EtiquetasDe<T>, { id, titulo }: T): Promise<string> {
    const { entity, carried } = de;
    const table = entity.options.name;
    const isBeside = carried.shared
      ? `and ${carried.shared} = (select ${carried.shared} from ${table} where id = $1)`
      : '';
    const others: { titulo: string }[] = await this.transactions.manager.query(
      `select titulo from ${table} where id <> $1 and eliminada_en is null ${isBeside}`,
      [id],
    );
    const taken = new Set(others.map((other) => withoutAccents(other.titulo)));
    let free = titulo;
    for (let n = 2; taken.has(withoutAccents(free)); n++) {
      const suffix = ` (${n})`;
      free = [...titulo].slice(0, TITLE_MAX - suffix.length).join('') + suffix;
    }
    return free;
  }

  private getLocked<T extends Etiqueta>(
    { entity, where, isPersonal }: EtiquetasDe<T>,
    id: string,
    eliminadaEn: FindOperator<unknown>,
    seen?: number,
  ): Promise<T> {
    const which = { ...where, id, eliminadaEn } as FindOptionsWhere<T>;
    return getLocked(this.transactions.manager, entity, which, 'la etiqueta', seen, isPersonal);
  }

  private async write<T extends Etiqueta>(de: EtiquetasDe<T>, changed: T, changesCarriers: boolean): Promise<T> {
    const { id, titulo, eliminadaEn } = changed;
    const written = { titulo, eliminadaEn, version: changed.version + 1 };
    await this.transactions.manager.update(de.entity, { id } as FindOptionsWhere<T>, written as object);
    const etiqueta = { ...changed, ...written };
    de.tell(this.realtime, etiqueta, changesCarriers);
    return etiqueta;
  }
}
