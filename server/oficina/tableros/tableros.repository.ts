import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { canBeRestored } from '../../common/database/deleted.js';
import { found, foundAt } from '../../common/database/found.js';
import { notFound } from '../../common/errors/domain-error.js';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Tablero } from './tablero.entity.js';

/** A tablero as the repository reads it for the presenter. */
export interface TableroFila extends Omit<Tablero, 'creadoPor' | 'eliminadoEn'> {
  /** When anything on the tablero was last changed. */
  ultimaActividad: Date;
  /** The ids of the tablero's members in their order, with people who left the cuenta. */
  miembros: string[];
}

const TABLERO = `
  select b.id, b.titulo, b.descripcion, b.icono, b.version, b.creado_en as "creadoEn", b.actualizado_en as "actualizadoEn",
         greatest(
           b.actualizado_en,
           (select max(l.actualizada_en) from tablero_listas l where l.cuenta_id = b.cuenta_id and l.tablero_id = b.id),
           (select max(c.actualizada_en) from tarjetas c where c.cuenta_id = b.cuenta_id and c.tablero_id = b.id)
         ) as "ultimaActividad",
         array(select m.usuario_id from tablero_miembros m
                where m.cuenta_id = b.cuenta_id and m.tablero_id = b.id order by m.orden, m.usuario_id) as miembros
    from tableros b
   where b.eliminado_en is null`;

/** The tableros of the running cuenta. */
@Injectable()
export class TablerosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** All tableros, or those whose title or description has all words of `buscar`; oldest first. */
  find(buscar?: string): Promise<TableroFila[]> {
    const patterns = likePatterns(buscar);
    const words = patterns.map(
      (_, i) => ` and sin_acentos(b.titulo || ' ' || coalesce(b.descripcion, '')) like sin_acentos($${i + 1})`,
    );
    return this.transactions.prepared(`${TABLERO}${words.join('')} order by b.creado_en, b.id`, patterns);
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<TableroFila> {
    const [tablero] = await this.transactions.prepared<TableroFila>(`${TABLERO} and b.id = $1`, [id]);
    return found(tablero, 'el tablero');
  }

  /** Locks a tablero until the transaction ends. @param seen the version of If-Match @throws DomainError 404, 412 */
  async lock(id: string, seen?: number): Promise<void> {
    const [row] = await this.transactions.prepared<{ version: number }>(
      'select version from tableros where id = $1 and eliminado_en is null for no key update',
      [id],
    );
    foundAt(row, 'el tablero', seen);
  }

  async insert(tablero: QueryDeepPartialEntity<Tablero>): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.insert(Tablero, { ...tablero, creadoEn: now, actualizadoEn: now });
  }

  /** Writes `changes` to a locked tablero and raises its version. */
  async update(id: string, changes: QueryDeepPartialEntity<Tablero>): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.update(Tablero, { id }, { ...changes, version: () => 'version + 1', actualizadoEn: now });
  }

  /**
   * Sets the members of a tablero.
   * @param able the active members of the cuenta: only they are removed, so that suspended ones stay for their return
   */
  async setMiembros(id: string, miembros: readonly string[], able: readonly string[]): Promise<void> {
    await this.transactions.prepared(
      `with gone as (
         delete from tablero_miembros where tablero_id = $1 and usuario_id = any ($3::uuid[]) and usuario_id <> all ($2::uuid[])
       )
       insert into tablero_miembros (tablero_id, usuario_id, orden)
       select $1, m.id, m.n from unnest($2::uuid[]) with ordinality as m (id, n)
       on conflict (cuenta_id, tablero_id, usuario_id) do update set orden = excluded.orden`,
      [id, miembros, able],
    );
  }

  /**
   * Deletes a tablero with its content, or restores a tablero deleted in the last day. @throws DomainError 404 when
   * there is none
   */
  async setDeleted(id: string, isDeleted: boolean): Promise<void> {
    const rows = await this.transactions.prepared(
      `update tableros set eliminado_en = $2::timestamptz, actualizado_en = $3, version = version + 1
        where id = $1 and ${isDeleted ? 'eliminado_en is null' : canBeRestored('eliminado_en', '$3')} returning 1`,
      [id, isDeleted ? this.transactions.now : null, this.transactions.now],
    );
    if (rows.length === 0) {
      throw notFound('el tablero');
    }
  }
}
