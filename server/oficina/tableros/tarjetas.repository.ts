import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { found, foundAt } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EtiquetaFila } from './etiquetas-de-tableros.js';
import { afterLast } from './posiciones.js';
import type { Tarjeta } from './tarjeta.entity.js';
import { inLiveLista } from './vivos.js';

/** The fields of a tarjeta that people write, besides its place and its etiquetas. */
export type CamposTarjeta = Pick<Tarjeta, 'titulo' | 'descripcion' | 'vence'>;

/** A tarjeta with the ids of its etiquetas, among them deleted ones. */
export interface TarjetaSuelta extends Omit<Tarjeta, 'creadaPor' | 'eliminadaEn'> {
  etiquetas: string[];
}

/** A tarjeta with its etiquetas, as the repository reads it for the presenter. */
export interface TarjetaFila extends Omit<TarjetaSuelta, 'etiquetas'> {
  etiquetas: EtiquetaFila[];
}

/** The new place of a tarjeta. */
export interface Lugar {
  id: string;
  /** The id of the new lista; null keeps the present one. */
  listaId: string | null;
  posicion: number;
}

const COLUMNS = `c.id, c.tablero_id as "tableroId", c.lista_id as "listaId", c.titulo, c.descripcion, c.vence, c.posicion,
  c.version, c.creada_en as "creadaEn", c.actualizada_en as "actualizadaEn"`;

/** The columns with the etiquetas. The query reads the etiquetas of each tarjeta, so it is for few tarjetas. */
const TARJETA = `${COLUMNS}, coalesce((
  select json_agg(json_build_object('id', e.id, 'tableroId', e.tablero_id, 'titulo', e.titulo, 'version', e.version)
                  order by te.orden, e.id)
    from tarjeta_etiquetas te
    join tablero_etiquetas e on e.cuenta_id = te.cuenta_id and e.tablero_id = te.tablero_id and e.id = te.etiqueta_id
   where te.cuenta_id = c.cuenta_id and te.tarjeta_id = c.id and e.eliminada_en is null), '[]') as etiquetas`;

/**
 * The tarjetas of `$1` whose lista is not deleted. It is materialized because a write may wait for another move of the
 * same tarjeta. A write that joined the lista would then look for the tarjeta in its old lista.
 */
const PRESENT = `present as materialized (
  select c.id from tarjetas c where c.id = any ($1::uuid[]) and ${inLiveLista('c')}
)`;

/** The tarjetas of the tableros of the running cuenta. */
@Injectable()
export class TarjetasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The tarjetas of a tablero, by lista and in their order. @param listaIds limits them to these listas */
  findOfTablero(tableroId: string, listaIds: readonly string[] | null = null): Promise<TarjetaSuelta[]> {
    return this.transactions.prepared(
      // This subquery uses an index. A separate aggregate took half a second before the planner had statistics.
      `select ${COLUMNS}, array(select te.etiqueta_id from tarjeta_etiquetas te
                                 where te.cuenta_id = c.cuenta_id and te.tarjeta_id = c.id
                                 order by te.orden, te.etiqueta_id) as etiquetas
         from tarjetas c
         join tablero_listas l on l.cuenta_id = c.cuenta_id and l.tablero_id = c.tablero_id and l.id = c.lista_id
        where c.tablero_id = $1 and c.eliminada_en is null and l.eliminada_en is null
          and ($2::uuid[] is null or l.id = any ($2))
        order by c.lista_id, c.posicion, c.id`,
      [tableroId, listaIds],
    );
  }

  /** The tarjetas with these ids, in no order. Deleted tarjetas are left out. */
  findByIds(ids: readonly string[]): Promise<TarjetaFila[]> {
    return this.transactions.prepared(
      `select ${TARJETA} from tarjetas c where c.id = any ($1::uuid[]) and c.eliminada_en is null and ${inLiveLista('c')}`,
      [ids],
    );
  }

  /** The ids of those tarjetas that are deleted, or whose lista or tablero is deleted. */
  async findDeleted(ids: readonly string[]): Promise<string[]> {
    const rows = await this.transactions.prepared<{ id: string }>(
      `select c.id from tarjetas c where c.id = any ($1::uuid[]) and (c.eliminada_en is not null or not ${inLiveLista('c')})`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<TarjetaFila> {
    const [tarjeta] = await this.findByIds([id]);
    return found(tarjeta, 'la tarjeta');
  }

  /** Locks a tarjeta until the transaction ends. @param seen the version of If-Match @throws DomainError 404, 412 */
  async getLocked(id: string, seen?: number): Promise<Omit<TarjetaSuelta, 'etiquetas'>> {
    const [tarjeta] = await this.transactions.prepared<Omit<TarjetaSuelta, 'etiquetas'>>(
      `with ${PRESENT}
       select ${COLUMNS} from tarjetas c
        where c.id in (select id from present) and c.eliminada_en is null for no key update of c`,
      [[id]],
    );
    return foundAt(tarjeta, 'la tarjeta', seen);
  }

  /** Adds a tarjeta to a lista. @param posicion null for the end @throws DomainError 404 when there is no such lista */
  async insert(
    listaId: string,
    { id, titulo, descripcion, vence }: CamposTarjeta & { id: string },
    posicion: number | null,
  ): Promise<{ tableroId: string }> {
    const { now, tenant } = this.transactions;
    const [tarjeta] = await this.transactions.prepared<{ tableroId: string }>(
      `insert into tarjetas (id, tablero_id, lista_id, titulo, descripcion, vence, posicion, creada_por, creada_en, actualizada_en)
       select $1::uuid, c.tablero_id, c.lista_id, $3::text, $4::text, $5::timestamptz, coalesce($6::integer, ${afterLast(
         `tarjetas where tablero_id = c.tablero_id and lista_id = c.lista_id and eliminada_en is null`,
       )}), $7::uuid, $8::timestamptz, $8::timestamptz
         from (select cuenta_id, tablero_id, id as lista_id from tablero_listas where id = $2) c where ${inLiveLista('c')}
       returning tablero_id as "tableroId"`,
      [id, listaId, titulo, descripcion, vence, posicion, tenant.usuarioId, now],
    );
    return found(tarjeta, 'la lista');
  }

  /** Writes a locked tarjeta and raises its version. */
  async update(id: string, { titulo, descripcion, vence }: CamposTarjeta): Promise<void> {
    await this.transactions.prepared(
      `update tarjetas set titulo = $2, descripcion = $3, vence = $4, version = version + 1, actualizada_en = $5
        where id = $1`,
      [id, titulo, descripcion, vence, this.transactions.now],
    );
  }

  /**
   * Moves tarjetas to their places in one statement.
   * @returns the moved tarjetas in the order of `lugares`, without deleted ones and those with a lista of another
   * tablero
   */
  move(lugares: readonly Lugar[]): Promise<TarjetaFila[]> {
    return this.transactions.prepared(
      // The order of ids keeps two moves of the same tarjetas from a deadlock.
      `with lugares as materialized (
         select w.id, w.lista_id, w.posicion, w.n
           from unnest($1::uuid[], $2::uuid[], $3::integer[]) with ordinality as w (id, lista_id, posicion, n)
           join tarjetas c on c.id = w.id
          where ${inLiveLista('c')}
            and (w.lista_id is null
                 or exists (select 1 from tablero_listas l
                             where l.cuenta_id = c.cuenta_id and l.tablero_id = c.tablero_id and l.id = w.lista_id
                               and l.eliminada_en is null))
       ), locked as (
         select c.cuenta_id, w.* from lugares w join tarjetas c on c.id = w.id
          where c.eliminada_en is null order by c.id for no key update of c
       ), moved as (
         update tarjetas c set lista_id = coalesce(w.lista_id, c.lista_id), posicion = w.posicion,
                               version = c.version + 1, actualizada_en = $4
           from locked w where c.cuenta_id = w.cuenta_id and c.id = w.id
         returning c.*, w.n
       )
       select ${TARJETA} from moved c order by c.n`,
      [
        lugares.map(({ id }) => id),
        lugares.map(({ listaId }) => listaId),
        lugares.map(({ posicion }) => posicion),
        this.transactions.now,
      ],
    );
  }

  /** Deletes a tarjeta, or restores a tarjeta deleted in the last day. @throws DomainError 404 when no list has it */
  async setDeleted(id: string, isDeleted: boolean): Promise<TarjetaFila> {
    const { now } = this.transactions;
    const [tarjeta] = await this.transactions.prepared<TarjetaFila>(
      `with ${PRESENT}, changed as (
         update tarjetas c set eliminada_en = $2::timestamptz, actualizada_en = $3, version = version + 1
          where c.id in (select id from present) and ${isDeleted ? 'c.eliminada_en is null' : canBeRestored('c.eliminada_en', '$3')}
         returning c.*
       )
       select ${TARJETA} from changed c`,
      [[id], isDeleted ? now : null, now],
    );
    return found(tarjeta, 'la tarjeta');
  }
}
