import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { notFound } from '../common/errors/domain-error.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { TableroEtiqueta } from './tablero-etiqueta.entity.js';
import { hasTablero } from './vivos.js';

/** An etiqueta as it is told. */
export type EtiquetaFila = Omit<TableroEtiqueta, 'creadaEn' | 'eliminadaEn'>;

const COLUMNS = 'e.id, e.tablero_id as "tableroId", e.titulo, e.version';

/** The etiquetas of the tableros of the running cuenta, and which tarjetas carry them. */
@Injectable()
export class EtiquetasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Those of a tablero, the newest first. */
  findOfTablero(tableroId: string): Promise<EtiquetaFila[]> {
    return this.transactions.prepared(
      `select ${COLUMNS} from tablero_etiquetas e
        where e.tablero_id = $1 and e.eliminada_en is null and ${hasTablero('e')}
        order by e.creada_en desc, e.id desc`,
      [tableroId],
    );
  }

  /** How many of these a tablero has. */
  async count(tableroId: string, ids: readonly string[]): Promise<number> {
    const [row] = await this.transactions.prepared<{ total: number }>(
      `select count(*)::int as total from tablero_etiquetas
        where tablero_id = $1 and id = any ($2::uuid[]) and eliminada_en is null`,
      [tableroId, ids],
    );
    return row?.total ?? 0;
  }

  /** An etiqueta that nobody else writes before this transaction ends. @throws DomainError 404 */
  async getLocked(id: string): Promise<EtiquetaFila> {
    const [etiqueta] = await this.transactions.prepared<EtiquetaFila>(
      `select ${COLUMNS} from tablero_etiquetas e
        where e.id = $1 and e.eliminada_en is null and ${hasTablero('e')} for no key update`,
      [id],
    );
    return found(etiqueta);
  }

  /** Adds an etiqueta to a tablero. @throws DomainError 404 of the tablero */
  async insert(tableroId: string, titulo: string): Promise<EtiquetaFila> {
    const [etiqueta] = await this.transactions.prepared<EtiquetaFila>(
      `insert into tablero_etiquetas as e (id, tablero_id, titulo, creada_en)
       select $1::uuid, b.id, $3::text, $4::timestamptz from tableros b where b.id = $2 and b.eliminado_en is null
       returning ${COLUMNS}`,
      [uuid(), tableroId, titulo, this.transactions.now],
    );
    if (!etiqueta) {
      throw notFound('el tablero');
    }
    return etiqueta;
  }

  /** Writes a locked etiqueta, and raises its version. */
  async update(id: string, titulo: string): Promise<EtiquetaFila> {
    const [etiqueta] = await this.transactions.prepared<EtiquetaFila>(
      `update tablero_etiquetas e set titulo = $2, version = version + 1 where e.id = $1 returning ${COLUMNS}`,
      [id, titulo],
    );
    return found(etiqueta);
  }

  /** Takes an etiqueta off all tarjetas, or puts it back on them. @throws DomainError 404 when there is none to */
  async setDeleted(id: string, isDeleted: boolean): Promise<EtiquetaFila> {
    const [etiqueta] = await this.transactions.prepared<EtiquetaFila>(
      // Which tarjetas carry it is kept: each read leaves out what is deleted.
      `update tablero_etiquetas e set eliminada_en = $2::timestamptz, version = version + 1
        where e.id = $1 and e.eliminada_en is ${isDeleted ? 'null' : 'not null'} and ${hasTablero('e')}
       returning ${COLUMNS}`,
      [id, isDeleted ? this.transactions.now : null],
    );
    return found(etiqueta);
  }

  /** Has a tarjeta carry exactly these, in this order; deleted ones that it carried wait to be restored. */
  async setOfTarjeta(tableroId: string, tarjetaId: string, ids: readonly string[]): Promise<void> {
    await this.transactions.prepared(
      `with gone as (
         delete from tarjeta_etiquetas te using tablero_etiquetas e
          where te.tarjeta_id = $2 and te.etiqueta_id <> all ($3::uuid[])
            and e.cuenta_id = te.cuenta_id and e.id = te.etiqueta_id and e.eliminada_en is null
       )
       insert into tarjeta_etiquetas (tablero_id, tarjeta_id, etiqueta_id, orden)
       select $1, $2, e.id, e.n from unnest($3::uuid[]) with ordinality as e (id, n)
       on conflict (cuenta_id, tarjeta_id, etiqueta_id) do update set orden = excluded.orden`,
      [tableroId, tarjetaId, ids],
    );
  }
}

function found(etiqueta: EtiquetaFila | undefined): EtiquetaFila {
  if (!etiqueta) {
    throw notFound('la etiqueta');
  }
  return etiqueta;
}
