import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { canBeRestored } from '../../common/database/deleted.js';
import { found, foundAt } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { afterLast, PASO } from './posiciones.js';
import type { TableroLista } from './tablero-lista.entity.js';
import { inLiveTablero } from './vivos.js';

/** A lista without its tarjetas. */
export type ListaFila = Omit<TableroLista, 'eliminadaEn'>;

const COLUMNS = `l.id, l.tablero_id as "tableroId", l.titulo, l.posicion, l.version, l.creada_en as "creadaEn",
  l.actualizada_en as "actualizadaEn"`;

/** The listas of the tableros of the running cuenta. */
@Injectable()
export class ListasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The listas of a tablero, in their order. */
  findOfTablero(tableroId: string): Promise<ListaFila[]> {
    return this.transactions.prepared(
      `select ${COLUMNS} from tablero_listas l
        where l.tablero_id = $1 and l.eliminada_en is null order by l.posicion, l.id`,
      [tableroId],
    );
  }

  /** The number of these listas that are not deleted. */
  async count(ids: readonly string[]): Promise<number> {
    const [row] = await this.transactions.prepared<{ total: number }>(
      `select count(*)::int as total from tablero_listas l
        where l.id = any ($1::uuid[]) and l.eliminada_en is null and ${inLiveTablero('l')}`,
      [ids],
    );
    return row?.total ?? 0;
  }

  /** The number of these listas that are deleted, or whose tablero is deleted. */
  async countDeleted(ids: readonly string[]): Promise<number> {
    const [row] = await this.transactions.prepared<{ total: number }>(
      `select count(*)::int as total from tablero_listas l
        where l.id = any ($1::uuid[]) and (l.eliminada_en is not null or not ${inLiveTablero('l')})`,
      [ids],
    );
    return row?.total ?? 0;
  }

  /** Locks a lista until the transaction ends. @param seen the version of If-Match @throws DomainError 404, 412 */
  async getLocked(id: string, seen?: number): Promise<ListaFila> {
    const [lista] = await this.transactions.prepared<ListaFila>(
      `select ${COLUMNS} from tablero_listas l
        where l.id = $1 and l.eliminada_en is null and ${inLiveTablero('l')} for no key update`,
      [id],
    );
    return foundAt(lista, 'la lista', seen);
  }

  /**
   * Adds a lista to a tablero. @param posicion null for the end @throws DomainError 404 when there is no such tablero
   */
  async insert(
    { id, tableroId, titulo }: Pick<ListaFila, 'id' | 'tableroId' | 'titulo'>,
    posicion: number | null,
  ): Promise<ListaFila> {
    const [lista] = await this.transactions.prepared<ListaFila>(
      `insert into tablero_listas as l (id, tablero_id, titulo, posicion, creada_en, actualizada_en)
       select $1::uuid, b.id, $3::text, coalesce($4::integer, ${afterLast(
         'tablero_listas where tablero_id = b.id and eliminada_en is null',
       )}), $5::timestamptz, $5::timestamptz
         from tableros b where b.id = $2 and b.eliminado_en is null
       returning ${COLUMNS}`,
      [id, tableroId, titulo, posicion, this.transactions.now],
    );
    return found(lista, 'el tablero');
  }

  async insertFirst(tableroId: string, titulos: readonly string[]): Promise<void> {
    await this.transactions.prepared(
      `insert into tablero_listas (id, tablero_id, titulo, posicion, creada_en, actualizada_en)
       select l.id, $1::uuid, l.titulo, l.n * ${PASO}, $4::timestamptz, $4::timestamptz
         from unnest($2::uuid[], $3::text[]) with ordinality as l (id, titulo, n)`,
      [tableroId, titulos.map(() => uuid()), titulos, this.transactions.now],
    );
  }

  /** Writes a locked lista and raises its version. */
  async update({ id, titulo, posicion }: Pick<ListaFila, 'id' | 'titulo' | 'posicion'>): Promise<ListaFila> {
    const [lista] = await this.transactions.prepared<ListaFila>(
      `update tablero_listas l set titulo = $2, posicion = $3, version = version + 1, actualizada_en = $4
        where l.id = $1 returning ${COLUMNS}`,
      [id, titulo, posicion, this.transactions.now],
    );
    return found(lista, 'la lista');
  }

  /** Moves listas in one statement. @returns the listas that are not deleted, in the order of `places` */
  move(places: readonly { id: string; posicion: number }[]): Promise<ListaFila[]> {
    return this.transactions.prepared(
      // The order of ids keeps two moves of the same listas from a deadlock.
      `with locked as (
         select l.cuenta_id, l.id from tablero_listas l
          where l.id = any ($1::uuid[]) and l.eliminada_en is null and ${inLiveTablero('l')}
          order by l.id for no key update of l
       ), moved as (
         update tablero_listas l set posicion = w.posicion, version = l.version + 1, actualizada_en = $3
           from locked join unnest($1::uuid[], $2::integer[]) with ordinality as w (id, posicion, n) on w.id = locked.id
          where l.cuenta_id = locked.cuenta_id and l.id = locked.id
         returning l.*, w.n
       )
       select ${COLUMNS} from moved l order by l.n`,
      [places.map(({ id }) => id), places.map(({ posicion }) => posicion), this.transactions.now],
    );
  }

  /**
   * Deletes a lista with its tarjetas, or restores a lista deleted in the last day. @throws DomainError 404 when there
   * is none
   */
  async setDeleted(id: string, isDeleted: boolean): Promise<ListaFila> {
    const [lista] = await this.transactions.prepared<ListaFila>(
      `update tablero_listas l set eliminada_en = $2::timestamptz, actualizada_en = $3, version = version + 1
        where l.id = $1 and ${isDeleted ? 'l.eliminada_en is null' : canBeRestored('l.eliminada_en', '$3')} and ${inLiveTablero('l')}
       returning ${COLUMNS}`,
      [id, isDeleted ? this.transactions.now : null, this.transactions.now],
    );
    return found(lista, 'la lista');
  }
}
